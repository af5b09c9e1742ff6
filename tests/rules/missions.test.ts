import { expect, test } from 'vitest'
import type { MissionsDrawn } from '#src/rules/missions/draw.ts'
import { MissionReplay } from '#src/rules/runs/replay-missions.ts'
import { NEW_LOAN } from '#src/rules/loans.ts'
import type { SheetLoan } from '#src/rules/player/sheet.ts'
import {
  aPoliceEncounter,
  aSheet,
  aWorld,
  chanceFor,
  execute,
  TRADER,
} from '#tests/support/sheets.ts'

const DRAW = { kind: 'draw_missions', ids: ['one', 'two', 'three'] } as const
const LOAN: SheetLoan = {
  ...NEW_LOAN,
  ...{ id: 'loan', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
  takenAt: new Date('2026-08-30T00:00:00Z'),
  dueAt: new Date('2026-09-30T00:00:00Z'),
}

function drawnOn(sheet = aSheet()): MissionsDrawn {
  const event = execute(sheet, DRAW, aWorld(1)).events.at(-1)
  return event?.kind === 'missions_drawn' ? event : expect.fail('no missions were drawn')
}

test('a day’s missions are drawn once, also during an encounter, and start no day at play', () => {
  const { after, events } = execute(aSheet({ encounter: aPoliceEncounter() }), DRAW, aWorld(1))
  expect(events.map(({ kind }) => kind)).toEqual(['missions_drawn'])
  expect(after.missionDay?.missions.map(({ id, isDone }) => [id, isDone])).toEqual([
    ['one', false],
    ['two', false],
    ['three', false],
  ])
  expect(execute(after, DRAW, aWorld(2)).events).toEqual([])
})

test('a player with a debt gets a repayment', () => {
  const kindsOf = ({ missions }: MissionsDrawn) => missions.map(({ mission }) => mission.task.kind)
  expect(kindsOf(drawnOn(aSheet({ loans: [LOAN] })))).toContain('repay')
  expect(kindsOf(drawnOn(aSheet({ loans: [{ ...LOAN, status: 'paid' }] })))).not.toContain('repay')
})

test.each<[string, Partial<MissionsDrawn>, RegExp]>([
  ['another mission', { missions: [] }, /are not those that the seed draws/],
  ['another level', { level: 9 }, /are not those that the seed draws/],
  ['another day', { day: '2026-09-02' }, /were drawn on another day/],
  ['no borough', { borough: 'mars' as 'queens' }, /cannot be read/],
])('a replay finds %s in drawn missions', (_, changes, sentence) => {
  const replay = new MissionReplay(chanceFor('1985'), TRADER)
  const drawn = drawnOn()
  expect(replay.take({ ...drawn })).toBeNull()
  expect(replay.take({ ...drawn, ...changes })).toMatch(sentence)
})
