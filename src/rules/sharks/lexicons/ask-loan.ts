import { lexicon } from './lexicon.ts'

/** Phrases that ask for a loan. */
export const ASK_LOAN = lexicon(`
  loan / a loan / need a loan / i need a loan / want a loan / i want a loan / get a loan / can i get a loan
  could i get a loan / give me a loan / take a loan / take out a loan / another loan / new loan / small loan
  big loan / quick loan / loan me / loan me money / loan me #money / lend / lend me / lend me money / lend me cash
  lend me #money / can you lend me / could you lend me / would you lend / lend a hand with cash / borrow / borrow money
  borrow #money / borrow some money / borrow some cash / can i borrow / could i borrow / let me borrow / i need to borrow
  i want to borrow / i need money / i need cash / need money / need cash / need some money / need some cash / i need #money
  need #money / want #money / i want #money / give me #money / gimme #money / gimme money / gimme cash / give me money
  give me cash / spot me / spot me #money / can you spot me / spot me some cash / front me / front me #money
  front me some cash / stake me / stake me #money / advance me / float me / float me #money / float me some cash
  hook me up with cash / hook me up with some money / hook me up with #money / short on cash / im short / i am short
  im broke / i am broke / im flat broke / dead broke / strapped / strapped for cash / cash poor / need dough / need some dough
  need bread / need scratch / need some scratch / need green / need capital / need funds / need seed money / need a bankroll
  need financing / finance me / back me / i need backing / money please / some money / some cash / got any money
  got cash for me / got money for me / money for me / what can you lend / how much can you lend / how much can i get
  how much will you lend / how much can i borrow / how much do you lend / put money on the street / i came for money
  im here for money / here for a loan / about a loan / talk about a loan / talk loan / talk money / lets talk money
  talk numbers / shylock me / vig money / i need help with money / tide me over / bail me out / help me out with cash
  credit / on credit / a line of credit / extend me credit / dough / moolah / cheddar / start me off / get me started
  make me an offer / what can you offer / what are you offering / got an offer / whats your offer / i need funding
`)
