import { lexicon } from './lexicon.ts'

/** Phrases by which a player accepts what the shark has proposed. */
export const ACCEPT = lexicon(`
  yes / yes please / yes sir / yeah / yea / yep / yup / ya / yah / ye / uh huh / mhm / ok / okay / okey / okey dokey / k / kk
  sure / sure thing / sure why not / why not / alright / all right / aight / fine / fine by me / fine with me / good enough
  sounds good / sounds fair / fair / fair enough / fair deal / deal / its a deal / we have a deal / we got a deal / you got a deal
  you got yourself a deal / done deal / done / agreed / i agree / i accept / accept / accepted / ill take it / i will take it
  ill take the money / ill take the loan / i take it / take it / taking it / gimme it / give it to me / hand it over
  lets do it / lets do this / do it / lets go / im in / count me in / bet / you bet / you got it / got it / say no more
  works for me / that works / works / im game / im down / shake on it / shake / lets shake / put er there
  sign me up / where do i sign / sold / you win / ok you win / absolutely / definitely / of course / certainly / indeed / affirmative
  roger / copy that / capisce / capeesh / i understand / understood / no problem / no problemo / cool / cool by me / great
  perfect / excellent / happy to / gladly / with pleasure / pleasure / i do / make it so / go ahead / thatll do / that will do
  bring it / lay it on me / count it out / money in hand / loan accepted / accept loan / accept the loan / i accept the loan
`)
