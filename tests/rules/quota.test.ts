import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { addDays } from '#src/rules/calendar.ts'
import {
  type Activity,
  advanceStreak,
  recordActivity,
  dailyQuota,
  movesOn,
  quotaLeft,
} from '#src/rules/quota.ts'

const FIRST_DAY = '1985-06-19'
const NEWCOMER: Activity = {
  streak: 0,
  lastActiveDay: null,
  moves: 5,
  movesDay: FIRST_DAY,
}

/** A player active on each of the first `days` days, spending all moves on every one. */
function playDays(days: number): Activity {
  let activity = NEWCOMER
  for (let index = 0; index < days; index += 1) {
    activity = recordActivity({ ...activity, moves: 0 }, addDays(FIRST_DAY, index))
  }
  return activity
}

test.each([
  [0, 0.5, 3],
  [3, 0.5, 4],
  [2, 0.7, 4],
  [30, 1, 5],
])('a streak of %i and reputation %f give %i free messages', (streak, reputation, quota) => {
  expect(dailyQuota(streak, reputation)).toBe(quota)
})

test('gives every player 3 to 5 free messages a day', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 1, noNaN: true }), (streak, reputation) => {
      const quota = dailyQuota(streak, reputation)
      expect(quota).toBeGreaterThanOrEqual(3)
      expect(quota).toBeLessThanOrEqual(5)
    }),
  )
})

test('counts bought messages apart from the free ones', () => {
  expect(quotaLeft({ daily: 3, usedToday: 1, bought: 10 })).toBe(12)
  expect(quotaLeft({ daily: 3, usedToday: 9, bought: 10 })).toBe(10)
})

test('banks unused moves up to ten', () => {
  expect(movesOn({ moves: 5, movesDay: FIRST_DAY }, FIRST_DAY)).toBe(5)
  expect(movesOn({ moves: 2, movesDay: FIRST_DAY }, addDays(FIRST_DAY, 1))).toBe(7)
  expect(movesOn({ moves: 5, movesDay: FIRST_DAY }, addDays(FIRST_DAY, 40))).toBe(10)
})

test('adds a move on the third and the seventh day in a row', () => {
  const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((days) => playDays(days).moves)
  expect(moves).toEqual([0, 5, 6, 5, 5, 5, 6, 5])
})

test('loses only the streak by a missed day', () => {
  const played = playDays(5)
  const back = recordActivity({ ...played, moves: 4 }, addDays(FIRST_DAY, 6))
  expect(back.streak).toBe(1)
  expect(back.moves).toBe(10)
})

test('changes nothing by a second action of a day', () => {
  const once = playDays(3)
  expect(recordActivity(once, addDays(FIRST_DAY, 2))).toEqual(once)
})

test('keeps moves within the bank and the streak at 1 or more', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { maxLength: 40 }), (pauses) => {
      let activity = NEWCOMER
      let day = FIRST_DAY
      for (const pause of pauses) {
        day = addDays(day, pause)
        activity = recordActivity(activity, day)
        expect(activity.moves).toBeLessThanOrEqual(10)
        expect(activity.streak).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

test('restarts the streak when the clock goes back', () => {
  expect(advanceStreak(4, FIRST_DAY, addDays(FIRST_DAY, -1))).toBe(1)
})
