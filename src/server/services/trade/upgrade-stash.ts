import { upgradeCall } from '#src/protocol/calls/trade.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { formatCents } from '#src/rules/money.ts'
import { nextUpgrade } from '#src/rules/stash.ts'
import { stashUpgradeEntry } from '#src/rules/street-entries.ts'
import type { Transaction } from '../../db/database.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { updatePlayer } from '../../db/repositories/players.ts'
import { stashOf } from '../../db/repositories/stash.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Actor } from '../auth/authenticate.ts'
import { answerOnce } from '../idempotency.ts'
import { book } from '../ledger/book.ts'
import type { Means } from '../means.ts'
import { beginAct } from '../players/begin-act.ts'
import { readFigures, toStateDelta } from '../players/figures.ts'
import { toStash } from './stash.ts'

type Upgraded = ResponseOf<typeof upgradeCall>

export interface AskedUpgrade {
  readonly caller: Actor
  readonly body: { readonly stash: number }
  readonly idempotencyKey: string | undefined
}

/** Makes a stash as large as asked, where that is its next size and the player can pay it. */
export function upgradeStash(
  means: Means,
  { caller: { playerId }, body, idempotencyKey }: AskedUpgrade,
): Promise<Upgraded> {
  const request = { caller: { playerId }, call: upgradeCall, key: idempotencyKey, body }
  return answerOnce(means, request, async (tx) => ({
    result: await upgrade(means, tx, playerId, body.stash),
  }))
}

async function upgrade(
  means: Means,
  tx: Transaction,
  playerId: string,
  capacity: number,
): Promise<Upgraded> {
  const player = await beginAct(means, tx, playerId)
  const next = nextUpgrade(player.stashCapacity)
  if (!next || next.capacity !== capacity) throw notForSale(next?.capacity)
  const account = cashAccount(playerId)
  const cashCents = (await balancesOf(tx, [account])).get(account) ?? 0
  if (cashCents < next.costCents) {
    throw new RequestError(
      'short_of_cash',
      `A stash of ${capacity} costs ${formatCents(next.costCents)}; you have ${formatCents(cashCents)}.`,
    )
  }
  await book(means, tx, stashUpgradeEntry(playerId, next))
  await updatePlayer(tx, playerId, { stashCapacity: capacity })
  const delta = toStateDelta(await readFigures(means, tx, playerId))
  return {
    cash: delta.cash ?? 0,
    stash: toStash(capacity, await stashOf(tx, playerId)),
    state_delta: delta,
  }
}

function notForSale(next: number | undefined): RequestError {
  const sentence = next
    ? `The next size of your stash is ${next} units.`
    : 'A stash does not get any larger.'
  return new RequestError('not_for_sale', sentence)
}
