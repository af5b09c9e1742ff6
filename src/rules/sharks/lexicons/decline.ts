import { lexicon } from './lexicon.ts'

/** Phrases that decline an offer. */
export const DECLINE = lexicon(`
  no / no thanks / no thank you / nope / nah / naw / na / nay / no way / no way jose / no deal / no dice / no can do / no chance
  no sale / no sir / hell no / heck no / not interested / im not interested / not for me / not today / not now / not this time
  not happening / not a chance / never / never mind / nevermind / forget it / forget about it / fuhgeddaboudit / fugedaboutit
  fugget about it / pass / ill pass / i pass / hard pass / im out / count me out / leave me out
 thanks but no thanks / thanks but no / maybe later / some other time / another time / later maybe / i decline / decline
  declined / i refuse / refuse / i reject / reject / rejected / reject loan / reject the loan / i reject the loan / rip off / ripoff
  thats a rip off / thats robbery / robbery / thats too much / too rich for me / too rich for my blood / cant do it / i cant do it
  i cant do that / i cant / cannot / wont / i wont / i will not / i dont want it / dont want it / i dont want your money
  i dont want a loan / i dont need it / i dont need a loan / i dont need your money / dont need it / keep it / keep your money
  shove it / walk away / im walking / i walk / i am walking away / im leaving it / leave it / negative / out of the question
  over my dead body / when hell freezes over / dream on / in your dreams / you wish / as if / yeah no / you must be joking
  i wont pay / im not paying / i am not paying / i refuse to pay / not paying / decline payment / you get nothing / i owe you nothing
`)
