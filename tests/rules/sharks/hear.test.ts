import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import type { OfferTerms } from '#src/rules/sharks/decision.ts'
import { hear, type Hearing } from '#src/rules/sharks/hear.ts'
import { nounOf } from '#src/rules/sharks/noun.ts'
import { NOON } from './a-situation.ts'
import { THINGS_SAID } from './things-said.ts'

const LOAN: OfferTerms = { kind: 'loan', principalCents: 100_000, dailyRate: 0.1, days: 3 }
const REPAY: OfferTerms = { kind: 'repay', loanId: 'loan-1', amountCents: 50_000 }
const NOTHING: Hearing = { openTerms: null, owes: false, now: NOON }
const OFFERED: Hearing = { openTerms: LOAN, owes: false, now: NOON }
const OWING: Hearing = { openTerms: REPAY, owes: true, now: NOON }

test.each([
  ["Hello, I'd like to talk.", 'greeting'],
  ['heyyyy vinnie', 'greeting'],
  ['Need a loan', 'ask_loan'],
  ['spot me five grand', 'ask_loan'],
  ["I'm dead broke", 'ask_loan'],
  ['3k', 'ask_loan'],
  ['Good evening, could you lend me some money?', 'ask_loan'],
  ['Got work?', 'ask_work'],
  ['how do I make money around here', 'ask_work'],
  ["What's the word?", 'ask_tip'],
  ['any rumors about the market', 'ask_tip'],
  ["what's the vig", 'ask_terms'],
  ['thanks a lot', 'thanks'],
  ['see you tomorrow', 'farewell'],
  ['get lost, you crook', 'insult'],
  ["I'll break your legs", 'threat'],
  ['give me all your money', 'threat'],
  ['my cousin bought a parrot', 'unknown'],
  ['yes', 'unknown'],
  ['', 'unknown'],
])('default: %j is heard as %s', (text, intent) => {
  expect(hear(text, NOTHING).intent).toBe(intent)
})

test.each([
  ['yes', 'accept'],
  ['you got yourself a deal', 'accept'],
  ['ok 1000', 'accept'],
  ['no deal', 'decline'],
  ['fuhgeddaboudit', 'decline'],
  ['thanks but no thanks', 'decline'],
  ['make it 8%', 'counter'],
  ['ten percent is too much, make it 8%', 'counter'],
  ['2000', 'counter'],
  ["I'll take 2 grand instead", 'counter'],
  ['can we negotiate', 'counter'],
  ['give me two weeks', 'counter'],
  ['what are the terms', 'ask_terms'],
  ['the weather in queens', 'unknown'],
])('behavior: with a loan on the table %j is %s', (text, intent) => {
  expect(hear(text, OFFERED).intent).toBe(intent)
})

test.each([
  ["I'll pay $500", 'pay'],
  ['500', 'pay'],
  ["here's your money", 'pay'],
  ['please have mercy', 'beg'],
  ['give me two weeks', 'beg'],
  ['by friday', 'beg'],
  ["I won't pay", 'decline'],
  ['how much do I owe you', 'ask_terms'],
  ['lend me 500 more', 'ask_loan'],
])('behavior: of a debtor %j is %s', (text, intent) => {
  expect(hear(text, OWING).intent).toBe(intent)
})

test('behavior: of two rates the one that is not on the table yet is the wish', () => {
  expect(hear('10% is robbery, I want 8%', OFFERED).rate).toBe(0.08)
})

test('behavior: a figure on the table is no counter', () => {
  expect(hear('$1,000 at 10% for 3 days, yes', OFFERED).intent).toBe('accept')
})

test('behavior: nothing is accepted, refused, haggled over or begged for that is not there', () => {
  const texts = fc.oneof(fc.constantFrom(...THINGS_SAID), fc.string())
  fc.assert(
    fc.property(texts, (text) => {
      expect(['accept', 'decline', 'counter', 'beg']).not.toContain(hear(text, NOTHING).intent)
    }),
  )
})

test.each([
  ['My cousin opened a shop', 'your cousin'],
  ['I saw your old red car', 'my car'],
  ['what about a onion', 'an onion'],
  ['I could eat lunch', 'lunch'],
  ['the weather is strange', 'the weather'],
  ['it is what it is', null],
  ['give me two weeks', null],
  ['<script>alert(1)</script>', null],
])('behavior: the noun of %j is %j', (text, noun) => {
  expect(nounOf(text)).toBe(noun)
})

test('behavior: a noun is letters only, and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const noun = nounOf(text)
      if (noun !== null) expect(noun).toMatch(/^(?:[a-z]{1,5} )?[a-z]{3,14}$/)
    }),
  )
})
