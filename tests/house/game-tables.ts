import { readdirSync } from 'node:fs'
import { storeTables } from '#tests/support/store-tables.ts'
import { place } from '../../tools/lib/places.mjs'
import { textOf } from './read-tables.ts'

/** Tables of texts, answers and news that the store writes, and other code, too. */
const SHARED = ['answers', 'conversations', 'messages', 'notices', 'recollections', 'wire']
/** The tables that deciders read and events change. */
const SQL_NAMES = storeTables().filter((table) => !SHARED.includes(table))

const REPOSITORY = /(?:-repository\.ts|\/platform\/db\/repositories\/[^/]+)$/
const NAMES = SQL_NAMES.map((table) => table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()))
const TABLE = `(?:${NAMES.join('|')})`
const SQL_TABLE = `"?(?:${SQL_NAMES.join('|')})"?`
const WRITES = [
  new RegExp(`\\.(?:insert|update|delete)\\(${TABLE}\\)`),
  new RegExp(`\\b(?:update|insert into|delete from)\\s+${SQL_TABLE}\\b`, 'i'),
  /\bstore_writes\(/,
]

/** Returns whether a text writes a game table itself, in Drizzle's words or in SQL. */
export function writesGameTable(text: string): boolean {
  return WRITES.some((pattern) => pattern.test(text))
}

/** The code files below a folder, by their paths relative to the project's folder. */
export function listCode(folder: string): readonly string[] {
  return readdirSync(place(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`)
    .toSorted()
}

/** Whether a file is a repository: it holds queries, for the code that imports it. */
export function isRepository(path: string): boolean {
  return REPOSITORY.test(path)
}

/** The functions of the repositories that write game tables, directly or through other functions. */
export function listWritingFunctions(): ReadonlySet<string> {
  const repositories = listCode('src/server').filter(isRepository)
  const bodies = new Map(repositories.flatMap((file) => functionsIn(textOf(file))))
  const writing = new Set<string>()
  for (const [name, body] of bodies) if (writesGameTable(body)) writing.add(name)
  for (let known = -1; known < writing.size; ) {
    known = writing.size
    for (const [name, body] of bodies) {
      if ([...writing].some((other) => new RegExp(`\\b${other}\\(`).test(body))) writing.add(name)
    }
  }
  return writing
}

function functionsIn(code: string): [name: string, body: string][] {
  const [, ...parts] = code.split(/^(?:export )?(?:async )?function /m)
  return parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', part])
}

/** The names that a file imports as values from other files. */
export function importedValues(code: string): readonly string[] {
  const imports = code.matchAll(/^import \{([^}]*)\} from '[^']+'/gm)
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name),
  )
}
