import { type Chance, chanceOf, pick } from '#src/lib/chance.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import type { Talk } from '../a-talk.ts'
import type { Message, Place } from './messages.ts'
import { greet, openTalk, Script, standingOf } from './script.ts'

/** How many talks of a shark are drawn, and how many replies each has. */
export const TALKS = 10
export const TURNS = 20
const SEED = 'talks 1'

/** Plays the talks of a shark, from all messages of the inventory. The same messages give the same talks. */
export function drawTalks(messages: readonly Message[], shark: Shark): readonly Talk[] {
  const script = new Script(messages, `${SEED}|${shark}`)
  return Array.from({ length: TALKS }, (_, index) => {
    const seed = `${SEED}|${shark}|${index}`
    const talk = openTalk(shark, seed)
    const chance = chanceOf(`${seed}|script`)
    greet(talk, chance)
    while (talk.spoken.length < TURNS) play(talk, script, chance)
    return talk
  })
}

/** Returns the talks of a shark as a page. */
export function talksPage(messages: readonly Message[], shark: Shark): string {
  const talks = drawTalks(messages, shark).map(
    (talk, index) => `## Talk ${index + 1}\n\n\`\`\`text\n${talk.toString()}\n\`\`\`\n`,
  )
  return `# Ten talks with ${NAMES[shark]}\n\nDrawn by a seed: [what these pages are](README.md).\n\n${talks.join('\n')}`
}

const NAMES: Readonly<Record<Shark, string>> = {
  vinnie: 'Vinnie',
  tommy: 'Tommy',
  carmela: 'Carmela',
  bigboss: 'the Big Boss',
}

/** One turn of the player: a message, a chip, or a message on a later day. */
function play(talk: Talk, script: Script, chance: Chance): void {
  const standing = standingOf(talk)
  const drawn = chance()
  if (standing === 'nothing' && drawn < 0.15) talk.say('need a loan')
  else if (standing === 'offer' && drawn < 0.12) takeFirst(talk)
  else if (standing !== 'nothing' && standing !== 'offer' && drawn < 0.1) {
    talk.wait(pick(chance, [1, 1, 2]))
    greet(talk, chance)
  } else if (standing !== 'nothing' && standing !== 'offer' && drawn < 0.16) takeFirst(talk)
  else talk.say(script.draw(placeIn(standing, chance), talk.spoken.at(-1)).text)
}

function takeFirst(talk: Talk): void {
  const title = talk.offer?.options[0]?.title
  if (title === undefined) talk.say('so, what about it?')
  else talk.take(title)
}

function placeIn(standing: ReturnType<typeof standingOf>, chance: Chance): Place | undefined {
  const drawn = chance()
  if (drawn < 0.22) return 'reply'
  return drawn < 0.5 && standing !== 'nothing' ? standing : undefined
}
