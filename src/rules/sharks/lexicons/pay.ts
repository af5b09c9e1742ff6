import { lexicon } from './lexicon.ts'

/** Phrases that offer a payment on a debt. */
export const PAY = lexicon(`
  pay / pay you / pay up / pay back / pay you back / pay it back / pay my debt / pay debt / pay the debt / pay off / pay off my debt
  pay it off / pay #money / ill pay / i will pay / i pay / i can pay / i want to pay / id like to pay / let me pay / im paying
  i am paying / ill pay up / ill pay you / ill pay you back / ill pay it / ill pay it back / ill pay it off / ill pay #money
  i can pay #money / pay you #money / paying you back / repay / i want to repay / repay you / repay my loan / repay the loan / repay my debt
  settle / settle up / settle my debt / settle the debt / settle my tab / square up / square / get square / make us square / make it square
  clear my debt / clear the debt / clear it / clear my tab / close my tab / close the book / close my account / heres your money
  here is your money / here is the money / heres the money / heres #money / here is #money / take #money / take the money
  take your money / have your money / i have your money / i got your money / i brought your money / got your money / brought the money
  i have the money / i got the money / i have the cash / i got the cash / i have it / ive got it / i got it all / all of it
  the full amount / in full / pay in full / the whole thing / part of it / a part / some of it / a down payment / down payment
  payment / make a payment / a payment / i owe you / what i owe you / let me square it / count it / its all there / pay the vig
  pay the interest / hand over the money / cough up / fork over / pony up / ante up / make good / make it right / good for it / im good for it
`)
