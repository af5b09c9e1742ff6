import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { mergeOwnRow } from '#src/scenes/leaderboard/merge-own-row.ts'

const board = (...names: string[]) =>
  names.map((name, index) => ({ rank: index + 1, name, worth: 100 - index, proven: false }))
const isOwn = ({ name }: { name: string }) => name === 'me'
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

test("replaces the player's row with the newer one", () => {
  const own = { rank: 2, name: 'me', worth: 99.5, proven: false }
  expect(mergeOwnRow(board('a', 'me', 'b'), own, isOwn)).toEqual([
    { rank: 1, name: 'a', worth: 100, proven: false },
    own,
    { rank: 3, name: 'b', worth: 98, proven: false },
  ])
})

test('adds a player who is new to the board', () => {
  const rows = mergeOwnRow(board('a', 'b'), { rank: 3, name: 'me', worth: 1, proven: false }, isOwn)
  expect(namesOf(rows)).toEqual(['a', 'b', 'me'])
})

test('moves a player who has risen or fallen', () => {
  const risen = mergeOwnRow(
    board('a', 'b', 'me'),
    { rank: 1, name: 'me', worth: 200, proven: false },
    isOwn,
  )
  expect(namesOf(risen)).toEqual(['me', 'a', 'b'])
  const fallen = mergeOwnRow(
    board('me', 'a', 'b'),
    { rank: 3, name: 'me', worth: 0, proven: false },
    isOwn,
  )
  expect(namesOf(fallen)).toEqual(['a', 'b', 'me'])
})

test('removes a player who is off the page now', () => {
  const rows = mergeOwnRow(
    board('a', 'me', 'b'),
    { rank: 40, name: 'me', worth: 0, proven: false },
    isOwn,
  )
  expect(rows).toEqual([
    { rank: 1, name: 'a', worth: 100, proven: false },
    { rank: 2, name: 'b', worth: 98, proven: false },
  ])
})

test("ranks are consecutive and contain the player's own", () => {
  const setup = fc
    .record({ others: fc.nat(20), before: fc.option(fc.nat(20)), now: fc.nat(25) })
    .map(({ others, before, now }) => {
      const names = Array.from({ length: others }, (_, index) => `n${index}`)
      if (before !== null) names.splice(Math.min(before, others), 0, 'me')
      return {
        rows: board(...names),
        own: { rank: now + 1, name: 'me', worth: 7, proven: false },
        others,
      }
    })
  fc.assert(
    fc.property(setup, ({ rows, own, others }) => {
      const shown = mergeOwnRow(rows, own, isOwn)
      const isOnPage = own.rank <= others + 1
      expect(shown.filter(isOwn)).toEqual(isOnPage ? [own] : [])
      expect(shown.map(({ rank }) => rank)).toEqual(shown.map((_, index) => index + 1))
    }),
  )
})
