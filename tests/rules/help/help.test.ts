import { expect, test } from 'vitest'
import { RULES, SHARK_POLICIES } from '#src/rules/config.ts'
import { findHelp, helpSections } from '#src/rules/help/help.ts'
import { formatCents, formatRate } from '#src/rules/money.ts'

const ruleOf = (search: string) => findHelp(search).flatMap(({ rules }) => rules)

test('HELP has a section for each subject, and no empty or broken rule', () => {
  expect(helpSections().map(({ title }) => title)).toEqual([
    ...['MOVES AND MESSAGES', 'TRIPS', 'THE MARKET', 'REPUTATION AND HEAT', 'LOANS AND INTEREST'],
    ...['LATE', 'WORK AND FAVOURS', 'FRONTS', 'KICKING UP', 'THE STASH'],
  ])
  for (const rule of helpSections().flatMap(({ rules }) => rules)) {
    expect(rule).toMatch(/^[A-Z\d].*\.$/)
    expect(rule).not.toMatch(/undefined|NaN|null|\[object/)
  }
})

test('HELP states the numbers of the configuration', () => {
  const { late, loans, start } = RULES
  expect(ruleOf('begin with a debt')[0]).toContain(formatCents(start.debt.cents))
  expect(ruleOf('vinnie:')[0]).toContain(formatRate(SHARK_POLICIES.vinnie.dailyRate))
  expect(ruleOf('late day 1 begins')[0]).toContain(`${loans.graceMs / 3_600_000} hours`)
  expect(ruleOf(`late day ${late.goods.day}`)[0]).toContain(`${late.goods.percent}%`)
  expect(ruleOf('stash holds')[0]).toContain(formatCents(RULES.stash.upgrades[0].costCents))
  expect(ruleOf('errands')[0]).toContain(`${RULES.errands.missedPercent}%`)
})

test('a search finds the rules with all of its words, in any case', () => {
  expect(ruleOf('TOLL move')).toHaveLength(1)
  expect(findHelp('kicking up').map(({ title }) => title)).toEqual(['KICKING UP'])
  expect(findHelp('zeppelin')).toEqual([])
  expect(findHelp('  ')).toEqual(helpSections())
})
