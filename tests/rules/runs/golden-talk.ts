import { payShare } from '#src/rules/pot-payout.ts'
import type { TalkCommand } from '#src/rules/talk/command.ts'
import { aSheet, aWorld, TALK, trusting } from '#tests/support/sheets.ts'
import { GoldenPlay, type GoldenRun } from './golden-run.ts'

const talk = { ...TALK, profitsYesterday: { SMOKES: 90_000 } }

/**
 * Turns with a shark: messages of each cost, one of which is recalled and forgotten, and an unprompted reply. It ends with a
 * share of the pot.
 */
export function playTalk(): GoldenRun {
  const run = new GoldenPlay(
    aSheet({
      interactions: { bought: 2, usedToday: 0 },
      relations: trusting({ vinnie: 10 }),
    }),
  )
  const play = (command: TalkCommand): void => run.play(1, command, { talk })
  const turn = (name: string) => {
    const names = { turn: name, seed: name, secret: `secret of ${name}` }
    return { ...names, shark: 'vinnie', streetTalk: [], sellsFavours: false } as const
  }
  const texts = [
    'hello',
    'blorp zing',
    'got work?',
    'tell me a joke',
    'you clown',
    'my sister Rosa is sick',
  ]
  for (const [index, text] of texts.entries()) {
    play({ kind: 'send_message', ...turn(`turn ${index}`), text, replyToken: null })
  }
  const forget = { kind: 'forget_words', what: 'all', isElsewhere: false } as const
  run.play(1, forget, { talk: { ...talk, recollections: run.recalled.slice(0, 1) } })
  play({ kind: 'start_reply', ...turn('unprompted') })
  run.add(payShare({ rank: 1, cents: 4_200 }, aWorld(2)))
  return run.end()
}
