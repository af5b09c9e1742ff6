import { ACCEPT } from './accept.ts'
import { ASK_FAVOUR } from './ask-favour.ts'
import { ASK_LOAN } from './ask-loan.ts'
import { ASK_TERMS } from './ask-terms.ts'
import { ASK_TIP } from './ask-tip.ts'
import { ASK_WORK } from './ask-work.ts'
import { BEG } from './beg.ts'
import { COUNTER } from './counter.ts'
import { DECLINE } from './decline.ts'
import { FAREWELL } from './farewell.ts'
import { GREETING } from './greeting.ts'
import { INSULT } from './insult.ts'
import type { Lexicon } from './lexicon.ts'
import { PAY } from './pay.ts'
import { THANKS } from './thanks.ts'
import { THREAT } from './threat.ts'

/** All lexicons by name. */
export const LEXICONS: ReadonlyMap<string, Lexicon> = new Map([
  ['accept', ACCEPT],
  ['ask_favour', ASK_FAVOUR],
  ['ask_loan', ASK_LOAN],
  ['ask_terms', ASK_TERMS],
  ['ask_tip', ASK_TIP],
  ['ask_work', ASK_WORK],
  ['beg', BEG],
  ['counter', COUNTER],
  ['decline', DECLINE],
  ['farewell', FAREWELL],
  ['greeting', GREETING],
  ['insult', INSULT],
  ['pay', PAY],
  ['thanks', THANKS],
  ['threat', THREAT],
])
