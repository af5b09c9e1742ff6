import { describe, expect, test } from 'vitest'
import type { Batch } from '#src/rules/batch.ts'
import type { AskFavour } from '#src/rules/favours/ask.ts'
import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import type { Mission, MissionTask } from '#src/rules/missions/mission.ts'
import { entriesOf } from '#src/rules/player/entries.ts'
import { player } from '#src/rules/player/player.ts'
import type { MissionDay } from '#src/rules/player/sheet.ts'
import { aSheet, aWorld, execute, PLAYER, trusting } from '#tests/support/sheets.ts'

const CASH = cashAccount(PLAYER)
const TODAY = '2026-09-01'
const WORK = { kind: 'work' } as const
const ADVANCE: AskFavour = {
  ...{ kind: 'ask_favour', favour: 'cash_advance', shark: 'tommy' },
  ...{ loan: 'advance', isPaid: false },
}
const batch = (...commands: Batch['commands']): Batch => ({ kind: 'batch', commands })
const handIn = (mission: string) => ({ kind: 'hand_in', mission }) as const
const spent = (moves: number) => ({ streak: 1, lastActiveDay: TODAY, moves, movesDay: TODAY })

function missionDay(task: MissionTask, changes: Partial<MissionDay> = {}): MissionDay {
  const mission: Mission = {
    ...{ task, title: 'A mission', moves: 1, rewardCents: 9_000 },
    ...{ reputation: 0.01, xp: 50 },
  }
  const missions = [{ id: 'mission', mission, isDone: false }]
  return { missions, hasPaid: false, talkedTo: [], ...changes }
}

describe('a job', () => {
  test('pays for a move, drawn by trader, day and move', () => {
    const scopes: string[] = []
    const chance = (scope: string) => {
      scopes.push(scope)
      return () => 0.5
    }
    const { after, events } = execute(aSheet({ movesMade: 7 }), batch(WORK), {
      ...aWorld(1),
      chance,
    })
    expect(scopes).toEqual(['player|ada|2026-09-01|8|job'])
    const job = events.at(-1)
    // Halfway between $20 and $50.
    expect(job).toMatchObject({ kind: 'job_done', move: 8, level: 1, pay_cents: 3_500, xp: 5 })
    expect(after).toMatchObject({
      balances: { [CASH]: 203_500 },
      earnedCents: 3_500,
      xp: 5,
      movesMade: 8,
      activity: { moves: 4, streak: 1 },
    })
  })
})

describe('a mission that is handed in', () => {
  test('takes the goods, and pays the reward and what they had cost', () => {
    const task = { kind: 'deliver', symbol: 'SMOKES', quantity: 4, borough: 'manhattan' } as const
    const holdings = [{ symbol: 'SMOKES', quantity: 10, costCents: 1_000 }] as const
    const sheet = aSheet({ holdings, missionDay: missionDay(task) })
    const { after, events } = execute(sheet, batch(handIn('mission')), aWorld(1))
    expect(after).toMatchObject({
      balances: { [CASH]: 209_400 },
      holdings: [{ symbol: 'SMOKES', quantity: 6, costCents: 600 }],
      reputation: 0.51,
      xp: 50,
      earnedCents: 9_000,
      movesMade: 1,
    })
    expect(events.at(-1)).toMatchObject({
      kind: 'mission_done',
      mission: 'mission',
      goods_cents: 400,
    })
    expect(player.decide(after, batch(handIn('mission')), aWorld(1))).toMatchObject({
      refused: 'not_done',
      sentence: "'A mission' was handed in before.",
    })
  })

  test.each([
    ['repay', { kind: 'repay' }, { hasPaid: true }],
    ['talk', { kind: 'talk', shark: 'tommy' }, { talkedTo: ['tommy'] }],
  ] as const)('can be handed in only after a %s of today', (_, task, done) => {
    const before = aSheet({ missionDay: missionDay(task) })
    expect(player.decide(before, batch(handIn('mission')), aWorld(1))).toMatchObject({
      refused: 'not_done',
    })
    const ready = aSheet({ missionDay: missionDay(task, done) })
    expect(execute(ready, batch(handIn('mission')), aWorld(1)).after.xp).toBe(50)
  })

  test('is refused with 404 when it is not one of today’s', () => {
    const sheet = aSheet({ missionDay: missionDay({ kind: 'repay' }) })
    expect(player.decide(sheet, batch(handIn('other')), aWorld(1))).toMatchObject({
      refused: 'not_found',
    })
  })
})

describe('a favour', () => {
  test('of cash is a loan without interest, once per day and shark', () => {
    const { after, events } = execute(aSheet(), ADVANCE, aWorld(1))
    expect(after).toMatchObject({
      balances: { [CASH]: 225_000, [debtAccount(PLAYER, 'tommy')]: -25_000 },
      loans: [{ id: 'advance', kind: 'advance', dailyRate: 0, principalCents: 25_000 }],
      favours: { cash_advance: new Date('2026-09-02T00:20:00.000Z') },
      movesMade: 1,
    })
    expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['favour_granted', 'advance_lent'])
    expect(player.decide(after, ADVANCE, aWorld(2))).toEqual({
      refused: 'cooling_down',
      sentence: 'Not again before 00:20 UTC.',
    })
    expect(player.decide(after, { ...ADVANCE, loan: 'next' }, aWorld(80))).toEqual({
      refused: 'favour_refused',
      sentence: 'You owe tommy already.',
    })
  })

  test('of protection cools the borough by two', () => {
    const protection = { ...ADVANCE, favour: 'protection' } as const
    const hot = aSheet({
      heat: { manhattan: 3.5 },
      relations: trusting({ tommy: 40 }),
    })
    const { after } = execute(hot, protection, aWorld(1))
    expect(after.heat).toEqual({ manhattan: 1.5 })
    expect(player.decide({ ...hot, relations: {} }, protection, aWorld(1))).toMatchObject({
      refused: 'favour_refused',
    })
  })

  test('of more time moves the due date and costs trust', () => {
    const { after: owing } = execute(aSheet(), ADVANCE, aWorld(1))
    const { after } = execute(owing, { ...ADVANCE, favour: 'extension' }, aWorld(2))
    expect(after.loans).toMatchObject([
      { dueAt: new Date('2026-09-09T00:20:00.000Z'), status: 'open' },
    ])
    expect(after.relations.tommy?.trust).toBe(-3)
  })
})

describe('a batch', () => {
  test('executes its commands in order, each on the sheet after the previous one', () => {
    const { after, events } = execute(aSheet(), batch(WORK, ADVANCE, WORK), aWorld(1))
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['day_begun', 'streak_counted', 'move_spent', 'job_done'],
      ...['move_spent', 'favour_granted', 'advance_lent', 'move_spent', 'job_done'],
    ])
    expect(after).toMatchObject({ movesMade: 3, activity: { moves: 2 } })
    const booked = events.flatMap((event) => entriesOf(PLAYER, event))
    const postings = booked.flatMap((entry) => entry.postings)
    expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
  })

  test('is refused as a whole with its first refusal', () => {
    const sheet = aSheet({ activity: spent(1) })
    expect(player.decide(sheet, batch(WORK, WORK), aWorld(1))).toMatchObject({
      refused: 'out_of_moves',
    })
    expect(player.decide(aSheet(), batch(WORK, handIn('mission')), aWorld(1))).toMatchObject({
      refused: 'not_found',
    })
  })

  test('is refused when the day’s moves and free interactions are spent', () => {
    const sheet = aSheet({
      playDay: TODAY,
      activity: spent(0),
      interactions: { bought: 0, usedToday: 3 },
    })
    expect(player.decide(sheet, batch(WORK), aWorld(1))).toEqual({
      refused: 'session_exhausted',
      sentence: 'Free session exhausted',
    })
    const bought = { ...sheet, interactions: { bought: 1, usedToday: 3 } }
    expect(player.decide(bought, batch(WORK), aWorld(1))).toMatchObject({
      refused: 'out_of_moves',
    })
  })
})
