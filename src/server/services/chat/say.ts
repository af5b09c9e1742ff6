import type { PaymentRequired } from '#src/protocol/chat.ts'
import type { MarketWatch } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { beginTurn, type Begun, type Say } from './begin-turn.ts'
import type { RunningTurn, RunningTurns } from './running-turns.ts'
import { speakTurn } from './speak-turn.ts'
import { takeUpTurn } from './take-up-turn.ts'

export interface ChatMeans {
  readonly means: Means
  readonly turns: RunningTurns
  readonly market: MarketWatch
}

/**
 * Says something to a shark: a turn to follow, or what more messages cost. The answer is spoken to its end whether
 * or not anybody follows it. The same key joins the turn that it began, running or done.
 */
export async function sayToShark(
  { means, turns, market }: ChatMeans,
  say: Say,
): Promise<RunningTurn | PaymentRequired> {
  await turns.stoppedEnded()
  const streetTalk = await market.streetTalk()
  const turnId = means.ids.uuid()
  const running = turns.open(turnId)
  let begun: Begun
  try {
    begun = await means.store.transact((tx) =>
      beginTurn(means, tx, { say, turnId, turns, streetTalk }),
    )
  } catch (failure) {
    turns.close(turnId)
    throw failure
  }
  if (begun.kind === 'begun') {
    void speakTurn(means, begun.turn, say.message, running).finally(() => turns.close(turnId))
    return running
  }
  turns.close(turnId)
  if (begun.kind === 'payment_required') return begun.payment
  return takeUpTurn(means, turns, begun.turn)
}
