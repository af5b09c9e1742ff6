import { lexicon } from './lexicon.ts'

/** Phrases that ask what an offer or a loan costs. */
export const ASK_TERMS = lexicon(`
  terms / the terms / what terms / what are the terms / what are your terms / your terms / interest / the interest
  whats the interest / what interest / interest rate / rate / the rate / whats the rate / what rate / whats your rate
  what is the rate / what rates / the vig / whats the vig / how much vig / the points / how many points / what points
  how long / how long do i have / how long do i get / how many days / till when / until when / when is it due / when due
  when do i pay / when do i have to pay / when do you want it / when do i pay back / due date / due when / the deadline / deadline
  how much / how much is it / how much back / how much do i pay / how much do i pay back / how much would i pay
  how much do i owe / what do i owe / what i owe / do i owe you / how much is my debt / my debt / my balance / whats my balance
  what do i owe you / how much do i owe you / how big is my debt / whats the damage / the damage / what will it cost
  what does it cost / whats it cost / how much does it cost / what would it cost / the cost / whats the catch / the catch
  any catch / fine print / read me the terms / explain / explain it / explain the terms / explain that / what does that mean
  what do you mean / how does it work / how does that work / say that again / repeat that / come again / one more time
  remind me / whats the number / what number / the numbers / run the numbers / break it down / what happens if i dont pay
  what if i dont pay / what if im late / what happens if im late / if im late / what if i cant pay / collateral / any collateral
`)
