import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { databaseRoot } from './database-root.ts'

/** A data folder of the embedded engine with empty tables, for whoever removes it. */
export function copyEmbedded(): string {
  const folder = mkdtempSync(join(databaseRoot(), `${inject('run')}-`))
  cpSync(inject('embeddedTemplate'), folder, { recursive: true })
  return folder
}

/** A data folder of the embedded engine with empty tables, removed with the test. */
export function embeddedFolder(): string {
  return removedWithTest(copyEmbedded())
}

/** A scratch folder, removed with the test. */
export function scratchFolder(): string {
  return removedWithTest(mkdtempSync(join(tmpdir(), 'dcw-')))
}

function removedWithTest(folder: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
