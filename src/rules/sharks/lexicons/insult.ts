import { lexicon } from './lexicon.ts'

/** Phrases that insult the shark. */
export const INSULT = lexicon(`
  idiot / you idiot / moron / you moron / stupid / youre stupid / you are stupid / dumb / youre dumb / dumbass / dummy / fool / you fool
  jerk / youre a jerk / loser / youre a loser / clown / you clown / joke / youre a joke / punk / you punk / creep / scum / scumbag
  youre scum / dirtbag / dirtball / sleazeball / slimeball / slime / sleaze / rat / you rat / dirty rat / weasel / snake / you snake / pig
  pigs / fat / fatso / fat pig / ugly / youre ugly / bald / baldy / old man / grandpa / grandma / old hag / hag / witch / bitch / you bitch
  bastard / you bastard / asshole / a hole / ass / jackass / fuck / fuck you / fuck off / f you / eff you / screw you / up yours / go to hell
  drop dead / get lost / get bent / get stuffed / bite me / eat it / eat dirt / kiss my / suck / you suck / you stink / stinks / youre nothing
  you are nothing / nobody / youre a nobody / you are a nobody / small time / youre small time / two bit / two bit crook / crook / youre a crook
  thief / youre a thief / cheat / youre a cheat / liar / youre a liar / you lie / fraud / phony / fake / wannabe / wanna be / has been
  coward / chicken / youre chicken / pansy / wimp / sissy / baby / shut up / shut it / shut your mouth / shut your trap / zip it / pipe down
  pathetic / youre pathetic / ridiculous / worthless / useless / garbage / trash / youre trash / piece of trash / piece of garbage / piece of crap
  crap / bullshit / shit / your mother / your mama / yo mama / your mom / goombah / greaseball / meatball / mook / you mook / chump / putz
  schmuck / schmo / shmuck / stronzo / cretin / dimwit / numbskull / blockhead / bonehead / lowlife / parasite / leech / bloodsucker / vulture
`)
