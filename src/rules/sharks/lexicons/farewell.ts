import { lexicon } from './lexicon.ts'

/** Phrases that say goodbye. */
export const FAREWELL = lexicon(`
  bye / bye bye / goodbye / good bye / by now / see you / see ya / cya / see you later / see ya later / see you soon / see you around / see ya around
  later gator / laters / catch you later / catch ya later / catch you around / talk later / talk to you later / ttyl / talk soon / until next time
  till next time / so long / farewell / take care / take it easy / be well / good night / goodnight / night night / have a good one / have a good day
  have a nice day / have a good night / peace / peace out / im off / i am off / im out of here / im outta here / outta here / out of here / gotta go
  got to go / i gotta go / i have to go / i must go / i should go / ive got to go / im going / i am going / im going home / going home / im leaving
  i am leaving / leaving now / time to go / time to split / split / im gonna split / ill be back / i will be back / be back soon / be right back / brb
  ill be seeing you / be seeing you / adios / arrivederci / ciao / ciao ciao / au revoir / sayonara / toodles / ta ta / cheerio / godspeed / over and out
  thats all / thats all for now / thats it for today / nothing else / im done here / we are done / were done here / end of conversation / quit / exit
`)
