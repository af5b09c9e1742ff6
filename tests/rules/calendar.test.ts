import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import {
  addDays,
  dayOf,
  daysBetween,
  daysUntilWeekday,
  nearestInTick,
  seasonEnd,
  seasonOf,
  seasonStart,
  startOfDay,
  tickStart,
  weekdayOf,
} from '#src/rules/calendar.ts'

const instants = fc.date({
  min: new Date('1985-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('names the parts of an instant', () => {
  const noon = new Date('1985-06-19T12:00:00Z')
  expect(dayOf(noon)).toBe('1985-06-19')
  expect(weekdayOf(noon)).toBe('Wednesday')
  expect(seasonOf(noon)).toBe('1985-06')
  expect(seasonStart('1985-06').toISOString()).toBe('1985-06-01T00:00:00.000Z')
  expect(seasonEnd('1985-12').toISOString()).toBe('1986-01-01T00:00:00.000Z')
  expect(tickStart('1985-06', 1).toISOString()).toBe('1985-06-01T00:20:00.000Z')
  expect(addDays('1985-12-31', 1)).toBe('1986-01-01')
  expect(daysBetween('1985-06-19', '1985-06-17')).toBe(-2)
})

test('counts 1 to 7 days to the next weekday', () => {
  const wednesday = new Date('1985-06-19T12:00:00Z')
  expect(daysUntilWeekday(wednesday, 'Friday')).toBe(2)
  expect(daysUntilWeekday(wednesday, 'Wednesday')).toBe(7)
  expect(daysUntilWeekday(wednesday, 'Tuesday')).toBe(6)
})

test('places every instant in its day and season', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const sinceMidnight = instant.getTime() - startOfDay(dayOf(instant)).getTime()
      expect(sinceMidnight).toBeGreaterThanOrEqual(0)
      expect(sinceMidnight).toBeLessThan(86_400_000)
      const season = seasonOf(instant)
      expect(seasonStart(season).getTime()).toBeLessThanOrEqual(instant.getTime())
      expect(seasonEnd(season).getTime()).toBeGreaterThan(instant.getTime())
    }),
  )
})

test('moves an instant into a tick', () => {
  const inTick = (time: string) => nearestInTick('1985-06', 1, new Date(`1985-06-${time}Z`))
  expect(inTick('01T00:19:59.999').toISOString()).toBe('1985-06-01T00:20:00.000Z')
  expect(inTick('01T00:31:00.000').toISOString()).toBe('1985-06-01T00:31:00.000Z')
  expect(inTick('01T00:40:00.000').toISOString()).toBe('1985-06-01T00:39:59.999Z')
})

test('throws bad_day for a text that is not a day', () => {
  expect(() => startOfDay('1985-02-30')).toThrowErrorMatchingInlineSnapshot(
    `[RulesError: A day is written YYYY-MM-DD, not '1985-02-30'.]`,
  )
})
