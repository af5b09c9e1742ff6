import { expect, test } from 'vitest'
import {
  importedValues,
  isRepository,
  listCode,
  listWritingFunctions,
  writesGameTable,
} from './game-tables.ts'
import { textOf } from './read-tables.ts'

const SERVER = 'src/server'

/** What may write the tables of the game. */
const WRITERS = [
  'write/',
  // The model's words for a summary, and whose turn a node words. Both decide nothing.
  'features/chat/rewrite-summary.ts',
  'features/chat/turn-lease.ts',
  // Identities, sessions and merges, each in a transaction of its own.
  'identity/account/',
  'identity/auth/',
  'features/feature-flags/',
  // A rollup: values the boards at each tick.
  'read/leaderboard/value-standings.ts',
  // The state of a payment on its chain. What it bought is changed by a command.
  'features/payments/watch-payments.ts',
  // Counts the tokens of the language model.
  'voices/open-voice.ts',
]

test('only the store, the folder of accounts and listed others write tables of the game', () => {
  const writing = listWritingFunctions()
  const found = listCode(SERVER)
    .filter((path) => !isRepository(path))
    .map((path) => path.slice(SERVER.length + 1))
    .filter((path) => {
      const code = textOf(`${SERVER}/${path}`)
      return writesGameTable(code) || importedValues(code).some((name) => writing.has(name))
    })
  const unlisted = found.filter((path) => !WRITERS.some((writer) => path.startsWith(writer)))
  expect(unlisted, 'decide a command in src/rules and write it by src/server/write').toEqual([])
  const idle = WRITERS.filter((writer) => !found.some((path) => path.startsWith(writer)))
  expect(idle, 'these write no table of the game: remove them from WRITERS').toEqual([])
})

test('finds the functions that write, directly, in SQL and through others', () => {
  const writing = listWritingFunctions()
  for (const name of ['setBetaFeatures', 'lockPlayers', 'storeWrites', 'valueGoods']) {
    expect(writing).toContain(name)
  }
  for (const name of ['playerOf', 'stashOf', 'loadSheets', 'addIdentity', 'rankPlayers']) {
    expect(writing).not.toContain(name)
  }
  expect(writesGameTable('await tx.insert(stash).values(row)')).toBe(true)
  expect(writesGameTable('sql`update player_months set days = 1`')).toBe(true)
  expect(writesGameTable('sql`select days from player_months`')).toBe(false)
})
