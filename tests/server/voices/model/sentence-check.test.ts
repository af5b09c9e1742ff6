import { describe, expect, test } from 'vitest'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import { BANKS } from '#src/server/voices/grammar/banks/banks.ts'
import { languageOf } from '#src/server/voices/model/checks/language.ts'
import { Quotations } from '#src/server/voices/model/checks/leaks.ts'
import { SentenceCheck } from '#src/server/voices/model/sentence-check.ts'
import { aLoan, aSituation, NOON } from '../../../rules/sharks/a-situation.ts'

const NONE = new Quotations('')

function checkFor(shark: Shark, { playerText = 'thanks', owes = false } = {}) {
  const relation = { ...aSituation({ shark }).relation, turns: 4 }
  const openLoan = owes ? aLoan({ shark, daysAgo: 1 }) : null
  const { decision } = decide(aSituation({ shark, text: playerText, relation, openLoan }))
  return new SentenceCheck({ decision, playerText, quotations: NONE, now: NOON })
}

describe('harmless sentences', () => {
  test.each([
    'My brother went straight in 1974 and sells carpets.',
    "Back in '61 my uncle did one like that.",
    'A hundred times I told you, shut the door.',
    'I been on 42nd Street since Tuesday.',
    'You got two guys outside and one question.',
    'Carmela? She don’t blink. I would not play cards with her.',
    'It takes three stops on the train, then you walk five blocks.',
    'You eat today? Sit, there is soup for four people.',
    'Wait outside. I am on the phone.',
    'One night in Brooklyn is worth a week in Jersey.',
  ])('%j is accepted', (sentence) => {
    expect(checkFor('vinnie').refuse(sentence)).toBeNull()
  })

  test('of the banks are accepted, 98 of 100', () => {
    const refused: string[] = []
    let all = 0
    for (const [shark, bank] of Object.entries(BANKS) as [Shark, (typeof BANKS)[Shark]][]) {
      const check = checkFor(shark)
      for (const { lines, topic } of bank) {
        if (!/^(?:greet|answer|farewell|talk|did_not)/.test(topic)) continue
        for (const line of lines) {
          const text = typeof line === 'string' ? line : line.text
          if (/[{[]/.test(text)) continue
          all += 1
          const reason = check.refuse(text)
          if (reason !== null) refused.push(`${shark}: ${text} -- ${reason}`)
        }
      }
    }
    expect(all).toBeGreaterThan(300)
    expect(refused.length / all, refused.join('\n')).toBeLessThan(0.02)
  })
})

describe('a check', () => {
  test('accepts what is owed, and no other sum', () => {
    const check = checkFor('vinnie', { owes: true })
    expect(check.refuse('That makes $1,210.')).toBeNull()
    expect(check.refuse('That makes twelve hundred and ten.')).toBeNull()
    expect(check.refuse('That makes $1,300.')).toContain('$1,300')
    expect(check.hasNamedFigures).toBe(true)
  })

  test('accepts only the figures of granted terms after they replaced the loan', () => {
    const { decision } = decide(aSituation({ text: 'need a loan' }))
    const check = new SentenceCheck({ decision, playerText: '', quotations: NONE, now: NOON })
    expect(check.hasNamedFigures).toBe(false)
    check.setTerms({ kind: 'loan', principalCents: 60_000, dailyRate: 0.1, days: 2 })
    expect(check.refuse('$600, and $726 back.')).toBeNull()
    expect(check.refuse('$1,000, and $1,331 back.')).toContain('$1,000')
  })

  test('accepts the shares of the rules of lateness when it is asked for them', () => {
    const line = 'On day 2 I take 25% of every sale, on day 3, 30% of the goods.'
    const asked = checkFor('vinnie', { playerText: 'what happens if I pay late' })
    expect(asked.refuse(line)).toBeNull()
    expect(asked.refuse('On day 2 I take 26% of every sale.')).toContain('26%')
    expect(checkFor('vinnie').refuse(line)).toContain('25%')
  })

  test('accepts the language of the player in addition to English', () => {
    const line = 'No tengo dinero para ti, amigo, y no es mi día.'
    expect(checkFor('tommy').refuse(line)).toContain('language')
    expect(
      checkFor('tommy', { playerText: 'Hola, no tengo dinero para esta noche' }).refuse(line),
    ).toBeNull()
  })

  test('accepts prices of the rumour alone', () => {
    const streetTalk = [{ symbol: 'BOOZE', cheapBorough: 'queens', dearBorough: 'bronx' }] as const
    const { decision } = decide(aSituation({ text: "What's the word?", streetTalk }))
    const check = new SentenceCheck({ decision, playerText: '', quotations: NONE, now: NOON })
    expect(check.refuse('Booze is cheap in Queens.')).toBeNull()
    expect(check.refuse('Smokes are cheap in Queens.')).toContain('prices')
    expect(check.refuse('Booze is cheap in Brooklyn.')).toContain('prices')
  })
})

test.each([
  ['Ich habe kein Geld und du auch nicht', 'de'],
  ["Je n'ai pas l'argent pour toi, c'est la vie", 'fr'],
  ['Não tenho o dinheiro para você hoje', 'pt'],
  ['Где мои деньги?', 'Cyrillic'],
  ['돈 어디 있어?', 'Hangul'],
  ['Where is my money, wiseguy?', 'en'],
  ['Capisce?', 'en'],
])('tells the language of %j', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
