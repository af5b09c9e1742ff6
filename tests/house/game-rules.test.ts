import { expect, test } from 'vitest'
import { RULES, SHARK_POLICIES } from '#src/rules/config.ts'
import { rulesPage } from '../../tools/rules-doc/page.ts'
import { codesIn, readTable, textOf } from './read-tables.ts'

const PAGE = 'docs/game-rules.md'

test('the page of the rules is what npm run rules-doc writes', () => {
  expect(textOf(PAGE), 'Run npm run rules-doc.').toBe(rulesPage())
})

test.each(numbersIn(RULES))('the page names %s, or the table that holds it', (name) => {
  const names = codesIn(textOf(PAGE)).filter((code) => code.includes('.'))
  expect(names.some((known) => name === known || name.startsWith(`${known}.`))).toBe(true)
})

test('the page lists every field of the terms of a shark', () => {
  const fields = readTable(PAGE, 'Loan terms').flatMap(([, field = '']) => codesIn(field))
  expect(fields.sort()).toEqual(Object.keys(SHARK_POLICIES.vinnie).sort())
})

/** The names of all numbers of an object, joined by dots. */
function numbersIn(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'number') return [key]
    if (typeof value !== 'object' || value === null) return []
    return numbersIn(value).map((name) => `${key}.${name}`)
  })
}
