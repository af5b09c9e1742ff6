import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { databaseRoot } from './database-root.ts'

/** Returns a new data folder of the embedded engine with empty tables. The caller must remove it. */
export function copyEmbedded(): string {
  const folder = mkdtempSync(join(databaseRoot(), `${inject('run')}-`))
  cpSync(inject('embeddedTemplate'), folder, { recursive: true })
  return folder
}

/** Returns a new data folder of the embedded engine with empty tables, which is removed after the test. */
export function embeddedFolder(): string {
  return removedWithTest(copyEmbedded())
}

/** Returns a new folder, which is removed after the test. */
export function scratchFolder(): string {
  return removedWithTest(mkdtempSync(join(tmpdir(), 'dcw-')))
}

function removedWithTest(folder: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
