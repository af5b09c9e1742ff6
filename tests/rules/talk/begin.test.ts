import { expect, test } from 'vitest'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { isRefusal } from '#src/rules/decider.ts'
import { RULES } from '#src/rules/config.ts'
import { player } from '#src/rules/player/player.ts'
import type { Sheet } from '#src/rules/player/sheet.ts'
import { aSheet, aWorld, TALK } from '#tests/support/sheets.ts'

const USED_UP: Partial<Sheet> = { interactions: { bought: 0, usedToday: RULES.interactions.base } }

/** Says a text to vinnie; returns what it cost, or undefined when there was no reply. */
function costOf(text: string, changes: Partial<Sheet> = {}) {
  // Not the first turn, which is a greeting.
  const relations = { vinnie: { ...newRelation('vinnie', aWorld(0).now), turns: 3 } }
  const sheet = { ...aSheet({ relations, ...changes }), talk: TALK }
  const events = player.decide(
    sheet,
    {
      ...{
        kind: 'send_message',
        turn: 'turn',
        shark: 'vinnie',
        seed: 'seed',
        text,
        replyToken: null,
      },
      ...{ secret: 'secret', streetTalk: [], sellsFavours: false },
    },
    aWorld(1),
  )
  if (isRefusal(events)) throw new RangeError(events.sentence)
  const opened = events.find((event) => event.kind === 'turn_opened')
  return opened?.spent
}

test('uses up a message for plain talk, and replies to none without one', () => {
  expect(costOf('the weather is fine today')).toBe('free')
  expect(costOf('the weather is fine today', USED_UP)).toBeUndefined()
})

test('answers a question about the rules for nothing, even without messages', () => {
  expect(costOf('what happens if I pay you late?')).toBeNull()
  expect(costOf('what happens if I pay you late?', USED_UP)).toBeNull()
})

test('a message that is not understood costs nothing, but needs a message', () => {
  expect(costOf('blorp zing')).toBeNull()
  expect(costOf('blorp zing', USED_UP)).toBeUndefined()
})
