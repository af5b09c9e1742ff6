import { expect, test } from 'vitest'
import { player } from '#src/rules/player/player.ts'
import { aPoliceEncounter, aSheet, aWorld, execute } from '#tests/support/sheets.ts'

const CHOOSE = { kind: 'choose_name', name: 'Fat Ada' } as const

test('a chosen name is an event without the name, also during an encounter', () => {
  const sheet = aSheet({ encounter: aPoliceEncounter() })
  const { after, events } = execute(sheet, CHOOSE, aWorld(1))
  expect(events).toEqual([
    { kind: 'name_chosen', v: 1, at: '2026-09-01T00:20:00.000Z', season: '2026-09', tick: 1 },
  ])
  expect(after).toEqual(sheet)
})

test('refuses a name that looks like another player’s with name_taken', () => {
  expect(player.decide(aSheet({ isNameTaken: true }), CHOOSE, aWorld(1))).toEqual({
    refused: 'name_taken',
    sentence: 'Somebody on the street is called Fat Ada already.',
  })
})
