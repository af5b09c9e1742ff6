import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { place } from '../../tools/lib/places.mjs'
import { runNode } from '../../tools/lib/run.mjs'

/** A finding of the linter or the compiler in one file. */
export interface Complaint {
  readonly file: string
  readonly rule: string
  readonly message: string
  /** Counted from 1. */
  readonly line: number
}

/** A project in a temporary folder with this project's rules, in which a test may break walls. */
export interface ScratchProject {
  write(path: string, text: string): void
  /** Returns the findings of oxlint, with this project's configuration and plugin. */
  lint(): Promise<Complaint[]>
  /** Returns the compiler's findings in these projects and those they refer to. */
  compile(projects: readonly string[]): Promise<Complaint[]>
  release(): void
}

const COPIED = [
  '.oxlintrc.json',
  'package.json',
  'tools/lint',
  'tools/tsconfig.base.json',
  ...['', 'lib/', 'protocol/', 'rules/', 'ecs/', 'server/'].map(
    (zone) => `src/${zone}tsconfig.json`,
  ),
]

export function openScratchProject(): ScratchProject {
  // The linter names files by their real path, and macOS's temporary folder is a link.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dcw-walls-')))
  for (const path of COPIED) cpSync(place(path), join(root, path), { recursive: true })
  symlinkSync(place('node_modules'), join(root, 'node_modules'), 'junction')
  return {
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    async lint() {
      const oxlint = place('node_modules/oxlint/bin/oxlint')
      const { output } = await runNode([oxlint, '-f', 'json', 'src', 'tests'], {
        cwd: root,
      })
      return readDiagnostics(output)
    },
    async compile(projects) {
      const tsc = place('node_modules/typescript/bin/tsc')
      const { output } = await runNode([tsc, '-b', ...projects, '--pretty', 'false'], { cwd: root })
      return [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map(
        ([, file = '', line, rule = '', message = '']) => ({
          file,
          line: Number(line),
          rule,
          message,
        }),
      )
    },
    release: () => rmSync(root, { recursive: true, force: true }),
  }
}

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.optional(z.string()),
      message: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
})

function readDiagnostics(output: string): Complaint[] {
  const { diagnostics } = reportSchema.parse(JSON.parse(output))
  return diagnostics.map(({ filename, code = 'none', message, labels }) => ({
    file: filename,
    rule: code,
    message,
    line: labels[0]?.span.line ?? 0,
  }))
}
