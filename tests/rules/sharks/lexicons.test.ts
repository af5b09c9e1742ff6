import { expect, test } from 'vitest'
import { ACCEPT } from '#src/rules/sharks/lexicons/accept.ts'
import { ASK_LOAN } from '#src/rules/sharks/lexicons/ask-loan.ts'
import { ASK_TERMS } from '#src/rules/sharks/lexicons/ask-terms.ts'
import { ASK_TIP } from '#src/rules/sharks/lexicons/ask-tip.ts'
import { ASK_WORK } from '#src/rules/sharks/lexicons/ask-work.ts'
import { BEG } from '#src/rules/sharks/lexicons/beg.ts'
import { COUNTER } from '#src/rules/sharks/lexicons/counter.ts'
import { DECLINE } from '#src/rules/sharks/lexicons/decline.ts'
import { FAREWELL } from '#src/rules/sharks/lexicons/farewell.ts'
import { GREETING } from '#src/rules/sharks/lexicons/greeting.ts'
import { INSULT } from '#src/rules/sharks/lexicons/insult.ts'
import { lexicon, longestMatch, wordsOf } from '#src/rules/sharks/lexicons/lexicon.ts'
import { PAY } from '#src/rules/sharks/lexicons/pay.ts'
import { THANKS } from '#src/rules/sharks/lexicons/thanks.ts'
import { THREAT } from '#src/rules/sharks/lexicons/threat.ts'

test.each(
  Object.entries({
    ACCEPT,
    ASK_LOAN,
    ASK_TERMS,
    ASK_TIP,
    ASK_WORK,
    BEG,
    COUNTER,
    DECLINE,
    FAREWELL,
    GREETING,
    INSULT,
    PAY,
    THANKS,
    THREAT,
  }),
)('%s knows at least 60 phrases', (_, { size }) => {
  expect(size).toBeGreaterThanOrEqual(60)
})

test('the longest phrase matches, at any position', () => {
  const list = lexicon('no / no deal / take it or leave it')
  expect(longestMatch(list, wordsOf('Well... NO deal!'))).toBe(2)
  expect(longestMatch(list, wordsOf('so take it, or leave it, pal'))).toBe(5)
  expect(longestMatch(list, wordsOf('take it'))).toBe(0)
})

test('a single word matches only at the start or the end of a line', () => {
  const list = lexicon('no')
  expect(longestMatch(list, wordsOf('no, thank you'))).toBe(1)
  expect(longestMatch(list, wordsOf('the answer is no'))).toBe(1)
  expect(longestMatch(list, wordsOf('there is no parking here'))).toBe(0)
})
