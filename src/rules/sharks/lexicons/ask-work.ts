import { lexicon } from './lexicon.ts'

/** Phrases that ask for work. */
export const ASK_WORK = lexicon(`
  work / got work / got any work / any work / need work / i need work / looking for work / job / a job / got a job
  any jobs / jobs / need a job / i need a job / looking for a job / got a job for me / anything for me / got anything for me
  what can i do / what can i do for you / what should i do / how do i make money / how can i make money / how do i earn
  how can i earn / earn some money / make some money / make money / make a buck / make some cash / put me to work
  put me on / put me to use / use me / hire me / hiring / are you hiring / give me a job / give me work / give me a task
  task / mission / missions / errand / run an errand / errands / odd jobs / odd job / gig / a gig / side gig / hustle
  got a hustle / a score / got a score / got something for me / need a hand / need help with anything / need anything done
  need someone / need muscle / need a driver / i can drive / i can work / i work hard / ill do anything / i will do anything
  let me prove myself / prove myself / let me help / can i help / how can i help / let me earn it / where do i start
  how do i start / how do i play / what do i do / what now / what do i do now / how does this work / teach me / show me the ropes
  the ropes / what is the business / what business / deliver something / make a delivery / a run / do a run / need a runner
  got employment / join you / can i join / join the crew / join your crew / work for you / i want in / let me in / count me in on a job
`)
