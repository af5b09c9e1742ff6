import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS_FOLDER } from '#src/server/db/migrate.ts'
import { openStore } from '#src/server/db/store.ts'
import { quietLog } from './quiet-log.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A data folder of the embedded engine with empty tables, made once for each state of them: to be copied. */
export async function makeEmbeddedTemplate(workerUrl: URL): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_FOLDER, name)))
  }
  const template = join(ROOT, '.cache/embedded-template', hash.digest('hex').slice(0, 16))
  if (!existsSync(template)) {
    const draft = `${template}.${process.pid}`
    const store = await openStore({
      dataDir: draft,
      workerUrl,
      log: quietLog,
      onFatal: (sentence) => process.stderr.write(`${sentence}\n`),
    })
    await store.close()
    // Whole or not at all: another run may be making the same.
    if (!existsSync(template)) renameSync(draft, template)
    rmSync(draft, { recursive: true, force: true })
  }
  return template
}
