import { type ChosenPlayer, linkCall } from '#src/protocol/calls/link.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { Transaction } from '../../db/database.ts'
import { addIdentity, type Player } from '../../db/repositories/players.ts'
import { rankOf, standingOf } from '../../db/repositories/standings.ts'
import { RequestError } from '../../http/request-error.ts'
import { answerOnce, recallAnswer, resultOf } from '../idempotency.ts'
import { bringLoansUpToDate } from '../loans/bring-up-to-date.ts'
import type { Means } from '../means.ts'
import { readFigures, toDollars } from '../players/figures.ts'
import type { Actor } from './authenticate.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import { lockHolder } from './lock-holder.ts'
import { mergePlayers } from './merge-players.ts'
import { useUp } from './open-session.ts'
import type { Vouched } from './vouched.ts'

type Linked = ResponseOf<typeof linkCall>

export interface LinkRequest {
  readonly caller: Actor
  readonly body: BodyOf<typeof linkCall>
  readonly idempotencyKey: string | undefined
  /** Checks the proof; nothing is used up by it. Throws the 401s. */
  readonly vouch: () => Promise<Vouched>
}

/** Links an identity, proven by its own signature, to a player; two players with progress are the person's to choose. */
export async function link(means: Means, request: LinkRequest): Promise<Linked> {
  const { body, idempotencyKey: key } = request
  const { playerId } = request.caller
  const write = { caller: { playerId }, call: linkCall, key, body }
  const earlier = await recallAnswer<Linked>(means.store.db, write)
  if (earlier) return resultOf(earlier)
  let vouched: Vouched
  try {
    // Before the transaction: a chain may take seconds to answer, and the database must not wait for it.
    vouched = await request.vouch()
  } catch (failure) {
    // A racing duplicate may have used the proof up in the meantime: then its answer is ours.
    const answer = await recallAnswer<Linked>(means.store.db, write)
    if (answer) return resultOf(answer)
    throw failure
  }
  checkWalletMode(means, vouched)
  return answerOnce(means, write, async (tx) => ({
    result: await linkIn(means, tx, { playerId, vouched, keep: body.keep }),
  }))
}

interface Linking {
  readonly playerId: string
  readonly vouched: Vouched
  readonly keep: LinkRequest['body']['keep']
}

async function linkIn(means: Means, tx: Transaction, linking: Linking): Promise<Linked> {
  const { playerId, vouched, keep } = linking
  const { kind, subject } = vouched
  const { holder: theirs, locked } = await lockHolder(tx, subject, [playerId])
  const mine = locked.get(playerId)
  // Merged away while the proof was checked.
  if (!mine) throw new RequestError('not_found', 'This player is not known here.')
  if (!theirs || theirs === mine) {
    await useUp(means, tx, vouched)
    const createdAt = means.clock.now()
    if (!theirs) await addIdentity(tx, { id: means.ids.uuid(), playerId, kind, subject, createdAt })
    return { linked: true, player_id: playerId }
  }
  const kept = keep ?? obviousChoice(mine, theirs)
  if (!kept) {
    const choice = {
      mine: await describe(means, tx, mine),
      theirs: await describe(means, tx, theirs),
    }
    // The proof is not used up: the same one comes back with the answer.
    return { linked: false, player_id: playerId, choice }
  }
  await useUp(means, tx, vouched)
  const [goesOn, ends] = kept === 'mine' ? [mine, theirs] : [theirs, mine]
  await mergePlayers(means, tx, { kept: goesOn, dropped: ends })
  return { linked: true, player_id: goesOn.id }
}

/** Who has done nothing yet has nothing to lose: there is a question only between two who have. */
function obviousChoice(mine: Player, theirs: Player): 'mine' | 'theirs' | null {
  if (!hasProgress(theirs)) return 'mine'
  return hasProgress(mine) ? null : 'theirs'
}

function hasProgress(player: Player): boolean {
  const { xp, movesMade, earnedCents, boughtInteractions, lastActiveDay } = player
  return (
    xp > 0 || movesMade > 0 || earnedCents > 0 || boughtInteractions > 0 || lastActiveDay !== null
  )
}

/** A locked player with all that has fallen due for them: who chooses is to see what is owed. */
async function describe(means: Means, tx: Transaction, player: Player): Promise<ChosenPlayer> {
  await bringLoansUpToDate(means, tx, player.id)
  const { cashCents, debtCents, netWorthCents, level } = await readFigures(means, tx, player.id)
  const standing = await standingOf(tx, player.id)
  const place = standing ? await rankOf(tx, { timeframe: 'all' }, standing) : null
  return {
    player_id: player.id,
    street_name: player.streetName,
    net_worth: toDollars(netWorthCents),
    cash: toDollars(cashCents),
    debt: toDollars(debtCents),
    rank: place?.rank ?? null,
    level,
    bought_messages: player.boughtInteractions,
  }
}
