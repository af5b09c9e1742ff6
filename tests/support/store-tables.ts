import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from '#src/server/platform/db/migrate.ts'

const FUNCTION = /CREATE (?:OR REPLACE )?FUNCTION store_writes\(.*?\$\$(.*?)\$\$/gs
const WRITTEN = /\b(?:INSERT INTO|UPDATE|DELETE FROM) ([a-z_]+)\b/g

/** The tables that the SQL function `store_writes` writes, in the order of their names. */
export function storeTables(): readonly string[] {
  const migrations = readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'))
  const [, body = ''] = [...migrations.join('\n').matchAll(FUNCTION)].at(-1) ?? []
  const names = [...body.matchAll(WRITTEN)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}
