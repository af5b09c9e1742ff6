import { type ChosenPlayer, linkCall } from '#src/protocol/calls/link.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { Transaction } from '../../db/database.ts'
import { addIdentity, type Player } from '../../db/repositories/players.ts'
import { rankOf, standingOf } from '../../db/repositories/standings.ts'
import { RequestError } from '../../http/request-error.ts'
import { askMerge } from '../account/pending-merges.ts'
import { tellOf } from '../account/tell-of.ts'
import { bringLoansUpToDate } from '../loans/bring-up-to-date.ts'
import type { Means } from '../means.ts'
import { readFigures, toDollars } from '../players/figures.ts'
import type { Caller } from './authenticate.ts'
import { carryOutDueMergeOf } from './carry-out-merges.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import { lockHolder } from './lock-holder.ts'
import { mergePlayers } from './merge-players.ts'
import { useUp } from './open-session.ts'
import { proveOnce } from './prove-once.ts'
import { requireStepUp } from './require-step-up.ts'
import type { Vouched } from './vouched.ts'

type Linked = ResponseOf<typeof linkCall>

type LinkCaller = Pick<Caller, 'playerId' | 'sessionId'>

export interface LinkRequest {
  readonly caller: LinkCaller
  readonly body: BodyOf<typeof linkCall>
  readonly idempotencyKey: string | undefined
  /** Checks the proof; nothing is used up by it. Throws the 401s. */
  readonly vouch: () => Promise<Vouched>
}

/**
 * Links an identity, proven by its own signature, to a player who has stepped up. Of two players with progress the person
 * chooses one, and that merge waits. Throws `step_up_required`.
 */
export function link(means: Means, request: LinkRequest): Promise<Linked> {
  const { body, caller, idempotencyKey: key } = request
  const { playerId } = caller
  return proveOnce(
    means,
    { caller: { playerId }, call: linkCall, key, body },
    {
      async vouch() {
        await requireStepUp(means, means.store.db, caller)
        const vouched = await request.vouch()
        checkWalletMode(means, vouched)
        await carryOutDueMergeOf(means, vouched.subject)
        return vouched
      },
      effect: (tx, vouched) => linkIn(means, tx, { caller, vouched, keep: body.keep }),
    },
  )
}

interface Linking {
  readonly caller: LinkCaller
  readonly vouched: Vouched
  readonly keep: LinkRequest['body']['keep']
}

async function linkIn(means: Means, tx: Transaction, linking: Linking): Promise<Linked> {
  const { caller, vouched } = linking
  const { playerId } = caller
  const { kind, subject } = vouched
  const { holder: theirs, locked } = await lockHolder(tx, subject, [playerId])
  await requireStepUp(means, tx, caller)
  const mine = locked.get(playerId)
  // Merged away while the proof was checked.
  if (!mine) throw new RequestError('not_found', 'This player is not known here.')
  if (theirs === mine) {
    await useUp(means, tx, vouched)
    return { linked: true, player_id: playerId }
  }
  if (!theirs) {
    await useUp(means, tx, vouched)
    const createdAt = means.clock.now()
    await addIdentity(tx, { id: means.ids.uuid(), playerId, kind, subject, createdAt })
    await tellOf(means, tx, { players: [playerId], kind: 'linked', about: [subject] })
    return { linked: true, player_id: playerId }
  }
  return join(means, tx, { ...linking, mine, theirs })
}

/** Makes one player of two, both locked: at once where one of them is new, else when its time has come. */
async function join(
  means: Means,
  tx: Transaction,
  { vouched, keep, mine, theirs }: Linking & Record<'mine' | 'theirs', Player>,
): Promise<Linked> {
  const obvious = obviousChoice(mine, theirs)
  const kept = obvious ?? keep
  if (!kept) {
    const choice = {
      mine: await describe(means, tx, mine),
      theirs: await describe(means, tx, theirs),
    }
    // The proof is not used up: the same one comes back with the answer.
    return { linked: false, player_id: mine.id, choice }
  }
  const [goesOn, ends] = kept === 'mine' ? [mine, theirs] : [theirs, mine]
  const players = { kept: goesOn, dropped: ends }
  await useUp(means, tx, vouched)
  if (!obvious) {
    const pending = await askMerge(means, tx, players)
    return { linked: false, player_id: mine.id, pending }
  }
  await mergePlayers(means, tx, players)
  await tellOf(means, tx, { players: [goesOn.id], kind: 'linked', about: [vouched.subject] })
  return { linked: true, player_id: goesOn.id }
}

/** A player without progress has nothing to lose: there is a choice only between two who have some. */
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
