import { type Chance, chanceOf, pick } from '#src/lib/chance.ts'
import { SHARKS } from '#src/lib/names.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import type { Message, Place } from './messages.ts'
import { bringTo, greet, openTalk, Script, type Standing, standingOf } from './script.ts'

/** A reply of the grammar voice, with what is needed to judge it. */
export interface Reply {
  readonly id: string
  readonly shark: Shark
  /** What was on the table when the message was sent. */
  readonly at: Standing
  /** The message before and the reply to it; empty when the message is the first one. */
  readonly before: readonly string[]
  readonly said: string
  readonly reply: string
}

/** How often messages of each place are drawn, of a hundred. */
const SHARES: readonly (readonly [Place | undefined, number])[] = [
  [undefined, 50],
  ['reply', 19],
  ['offer', 17],
  ['debt', 9],
  ['late', 5],
]
const STANDINGS: readonly Standing[] = ['nothing', 'nothing', 'nothing', 'offer', 'offer', 'debt']

/** Draws `count` replies, as many of each shark: one of each conversation, from messages of one part of the inventory. */
export function drawReplies(
  messages: readonly Message[],
  { count, seed }: { readonly count: number; readonly seed: string },
): readonly Reply[] {
  const each = Math.ceil(count / SHARKS.length)
  return SHARKS.flatMap((shark) => {
    const script = new Script(messages, `${seed}|${shark}`)
    return Array.from({ length: each }, (_, index) => {
      const place = placeOf(((index + 0.5) * 100) / each)
      const reply = drawReply(script, { shark, place, seed: `${seed}|${shark}|${index}` })
      return { id: `${shark}-${index + 1}`, ...reply }
    })
  })
}

function placeOf(percent: number): Place | undefined {
  let reached = 0
  return SHARES.find(([, share]) => {
    reached += share
    return percent < reached
  })?.[0]
}

interface Drawn {
  readonly shark: Shark
  readonly place: Place | undefined
  readonly seed: string
}

/** Plays a conversation up to the reply to a message of the place. */
function drawReply(script: Script, { shark, place, seed }: Drawn): Omit<Reply, 'id'> {
  const chance = chanceOf(seed)
  const talk = openTalk(shark, seed)
  const isOpening = place === undefined && chance() < 0.12
  const wanted = isOpening ? 'nothing' : standingFor(place, chance)
  if (!isOpening) {
    if (chance() < 0.8) greet(talk, chance)
    bringTo(talk, wanted, chance)
    const talked = place === 'reply' || talk.spoken.length === 0 ? 1 : pick(chance, [0, 1, 2])
    for (let turn = 0; turn < talked; turn += 1) talk.say(script.draw(undefined).text)
  }
  const before = isOpening ? [] : [talk.said.at(-1) ?? '', talk.spoken.at(-1) ?? '']
  const at = standingOf(talk)
  const { text } = script.draw(place, talk.spoken.at(-1))
  talk.say(text)
  return { shark, at, before, said: text, reply: talk.spoken.at(-1) ?? '' }
}

function standingFor(place: Place | undefined, chance: Chance): Standing {
  return place === undefined || place === 'reply' ? pick(chance, STANDINGS) : place
}
