import type { Favour } from '../../favours/favours.ts'
import { lexicon, longestMatch, wordsOf } from './lexicon.ts'

/** Phrases that ask for a favour. */
export const ASK_FAVOUR = lexicon(`
  favor / favour / a favor / a favour / need a favor / need a favour / i need a favor / i need a favour / do me a favor / do me a favour
  can you do me a favor / can you do me a favour / could you do me a favor / could you do me a favour / would you do me a favor
  request favor / request a favor / ask a favor / ask you a favor / ask for a favor / small favor / little favor / big favor / one favor
  any favors / favors / favours / return the favor / grant me a favor / as a favor / be nice to me / do something for me / do this for me
  help a friend / help a friend out / help a guy out / help me out here / lend me a hand / give me a hand / be a pal / be a friend
  cash advance / an advance / advance / need an advance / spot me / spot me a little / spot me something / front me / front me a little
  tide me over / something to tide me over / a little something / until payday / pocket money / lunch money / bus fare
  protection / need protection / i need protection / protect me / can you protect me / cool the heat / cool it down / cool things down
  take the heat off / get the heat off / get the heat off me / the heat is on / too hot / im too hot / i am too hot / im hot / i am hot
  call off the cops / call off the police / get the cops off me / get the cops off my back / talk to the cops / talk to the police
  call somebody / make a call / make a phone call / fix it with the cops / fix it with the police / square it with the cops / hide me
  need to lay low / lay low / keep me safe / watch my back / cover me / cover for me / put in a word / put in a good word / pull strings
  early news / tomorrows news / the next headline / next headline / before it runs / before the papers / inside tip / inside word
  favor extension / extension as a favor / one day as a favor / a day as a favor / push the date / move the date / move my date
`)

/** Words that name a favour. */
const NAMED: readonly { readonly favour: Favour; readonly lexicon: ReturnType<typeof lexicon> }[] =
  [
    {
      favour: 'cash_advance',
      lexicon: lexicon(`
        cash advance / an advance / need an advance / spot me / front me / tide me over / pocket money / lunch money / bus fare
        until payday / some cash / advance me / a little something
      `),
    },
    {
      favour: 'extension',
      lexicon: lexicon(`
        favor extension / extension as / one more day / a day as / one day as / push the date / move the date / move my date / more time
        an extension / another day
      `),
    },
    {
      favour: 'tip',
      lexicon: lexicon(`
        a tip / early news / tomorrows news / the next headline / next headline / before it runs / before the papers / inside tip
        inside word / some information / tell me something
      `),
    },
    {
      favour: 'protection',
      lexicon: lexicon(`
        need protection / some protection / protect me / the heat / cool it / cool things / too hot / im hot / am hot / the cops
        the police / hide me / lay low / keep me safe / watch my back / cover me / cover for / make a call / pull strings
        your protection / a word with
      `),
    },
  ]

/** Returns the favour that a message names, or null when it names none. */
export function favourNamed(text: string): Favour | null {
  const words = wordsOf(text)
  let best: Favour | null = null
  let bestScore = 0
  for (const { favour, lexicon: named } of NAMED) {
    const score = longestMatch(named, words)
    if (score > bestScore) [best, bestScore] = [favour, score]
  }
  return best ?? (/\b(?:heat|cops?|police|feds|hot|wanted)\b/i.test(text) ? 'protection' : null)
}
