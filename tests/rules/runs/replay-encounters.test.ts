import { expect, test } from 'vitest'
import type { PlayerCommand } from '#src/rules/player/player.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { RunReplay } from '#src/rules/runs/replay-run.ts'
import { emptyRun, extendRun } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import {
  aSheet,
  aWorld,
  chanceFor,
  execute,
  SEASON,
  sha256,
  TALK,
  TRADER,
} from '#tests/support/sheets.ts'

/** What a player can do before an open encounter is settled. */
const MEANWHILE: readonly PlayerCommand[] = [
  {
    ...{ kind: 'send_message', turn: 'turn', shark: 'vinnie', seed: 'seed', text: 'you clown' },
    ...{ secret: 'secret', streetTalk: [], sellsFavours: false, replyToken: null },
  },
  { kind: 'choose_name', name: 'Ace' },
  { kind: 'forget_words', what: 'all', isElsewhere: false },
  { kind: 'buy_messages', payment: 'payment' },
]

/** Plays a trip that the police stop, some commands, and the end of the encounter. */
function playStopped(meanwhile: readonly PlayerCommand[]): readonly PlayerEvent[] {
  let sheet = aSheet({ heat: { manhattan: 7, brooklyn: 7 }, talk: TALK })
  const events: PlayerEvent[] = []
  const play = (command: PlayerCommand): void => {
    const done = execute(sheet, command, aWorld(1))
    sheet = done.after
    events.push(...done.events)
  }
  for (let trip = 0; !sheet.encounter; trip += 1) {
    play({ kind: 'travel', id: `trip ${trip}`, to: trip % 2 === 0 ? 'brooklyn' : 'manhattan' })
  }
  for (const command of meanwhile) play(command)
  play({ kind: 'settle_encounter', choice: 'pay' })
  return events
}

test.each(MEANWHILE)('replays a run in which an open encounter waits: $kind', (command) => {
  const chance = chanceFor('1985')
  const revealed = { prices: new SeasonPrices(marketChance(chance), SEASON), chance }
  const replay = new RunReplay({ id: SEASON, seedHash: sha256('1985'), revealed }, TRADER, sha256)
  const run = emptyRun({ seedHash: sha256('1985'), trader: TRADER }, sha256)
  for (const record of extendRun(run, playStopped([command]), sha256)) {
    expect(replay.take(record)).toBeNull()
  }
})
