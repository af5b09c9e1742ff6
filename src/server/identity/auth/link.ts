import { type MergeCandidate, linkCall } from '#src/protocol/calls/link.ts'
import type { BodyOf, ResponseOf } from '#src/protocol/endpoint.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addIdentity, type Player } from '../../platform/db/repositories/players.ts'
import { rankOf, standingOf } from '../../read/leaderboard/standing-repository.ts'
import { requestMerge } from '../account/pending-merges.ts'
import { addNotice } from '../account/add-notice.ts'
import type { ServerContext } from '../../server-context.ts'
import { readFigures, toDollars } from '../../read/player/figures.ts'
import { playerNotFound } from '../../read/player/player-not-found.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { executeDueMergeOf } from './execute-due-merges.ts'
import { checkIdentityCap, checkMergeCaps } from './check-link-caps.ts'
import { checkWalletMode } from './check-wallet-mode.ts'
import { lockHolder } from './lock-holder.ts'
import { mergePlayers } from './merge-players.ts'
import { consumeProof } from './open-session.ts'
import { runProvenWrite } from './run-proven-write.ts'
import { requireStepUp } from './require-step-up.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

type Linked = ResponseOf<typeof linkCall>

type LinkCaller = Pick<Caller, 'playerId' | 'sessionId'>

export interface LinkRequest {
  readonly caller: LinkCaller
  readonly body: BodyOf<typeof linkCall>
  readonly idempotencyKey: string | undefined
  /** Verifies the proof without consuming it. Throws the 401s. */
  readonly verify: () => Promise<VerifiedIdentity>
}

/**
 * Links a proven identity to the calling player, whose session must have stepped up. If another player holds the
 * identity, the two players are merged: at once if one of them has no progress; else the caller must choose which one
 * is kept, and the merge is pending. Throws `step_up_required`, `not_found`, `merge_pending`, `too_many_identities`,
 * `too_many_merges` and the 401s.
 */
export function link(server: ServerContext, request: LinkRequest): Promise<Linked> {
  const { body, caller, idempotencyKey: key } = request
  const { playerId } = caller
  return runProvenWrite(
    server,
    { caller: { playerId }, call: linkCall, key, body },
    {
      async verify() {
        await requireStepUp(server, server.store.db, caller)
        const identity = await request.verify()
        checkWalletMode(server, identity)
        await executeDueMergeOf(server, identity.subject)
        return identity
      },
      effect: (tx, identity) => linkInside(server, tx, { caller, identity, keep: body.keep }),
    },
  )
}

interface Linking {
  readonly caller: LinkCaller
  readonly identity: VerifiedIdentity
  readonly keep: LinkRequest['body']['keep']
}

async function linkInside(
  server: ServerContext,
  tx: Transaction,
  linking: Linking,
): Promise<Linked> {
  const { caller, identity } = linking
  const { playerId } = caller
  const { kind, subject } = identity
  const { holder: theirs, locked } = await lockHolder(tx, subject, [playerId])
  await requireStepUp(server, tx, caller)
  const mine = locked.get(playerId)
  // The caller was merged into another player while the proof was checked.
  if (!mine) throw playerNotFound()
  if (theirs === mine) {
    await consumeProof(server, tx, identity)
    return { linked: true, player_id: playerId }
  }
  if (!theirs) {
    await checkIdentityCap(tx, playerId)
    await consumeProof(server, tx, identity)
    const createdAt = server.clock.now()
    await addIdentity(tx, { id: server.ids.uuid(), playerId, kind, subject, createdAt })
    await addNotice(server, tx, { players: [playerId], kind: 'linked', about: [subject] })
    return { linked: true, player_id: playerId }
  }
  return mergeOrWait(server, tx, { ...linking, mine, theirs })
}

/**
 * Merges two locked players at once if one of them has no progress. Otherwise adds a pending merge, or returns both
 * candidates if the caller has not chosen yet.
 */
async function mergeOrWait(
  server: ServerContext,
  tx: Transaction,
  { caller, identity, keep, mine, theirs }: Linking & Record<'mine' | 'theirs', Player>,
): Promise<Linked> {
  const only = onlyChoice(mine, theirs)
  const keptSide = only ?? keep
  if (!keptSide) {
    const choice = {
      mine: await describeCandidate(server, tx, mine),
      theirs: await describeCandidate(server, tx, theirs),
    }
    // The proof is not consumed: the caller sends it again with the choice.
    return { linked: false, player_id: mine.id, choice }
  }
  const [kept, dropped] = keptSide === 'mine' ? [mine, theirs] : [theirs, mine]
  const players = { kept, dropped }
  const askedBy = caller.sessionId
  await checkMergeCaps(tx, [kept.id, dropped.id])
  await consumeProof(server, tx, identity)
  if (!only) {
    const pending = await requestMerge(server, tx, { ...players, askedBy })
    return { linked: false, player_id: mine.id, pending }
  }
  await mergePlayers(server, tx, { ...players, askedBy })
  await addNotice(server, tx, { players: [kept.id], kind: 'linked', about: [identity.subject] })
  return { linked: true, player_id: kept.id }
}

/** Returns which player is kept if one of them has no progress, or null if the caller must choose. */
function onlyChoice(mine: Player, theirs: Player): 'mine' | 'theirs' | null {
  if (!hasProgress(theirs)) return 'mine'
  return hasProgress(mine) ? null : 'theirs'
}

function hasProgress(player: Player): boolean {
  const { xp, movesMade, earnedCents, boughtInteractions, lastActiveDay } = player
  return (
    xp > 0 || movesMade > 0 || earnedCents > 0 || boughtInteractions > 0 || lastActiveDay !== null
  )
}

/** Returns a player's figures, for the choice of the caller. */
async function describeCandidate(
  server: ServerContext,
  tx: Transaction,
  player: Player,
): Promise<MergeCandidate> {
  const { cashCents, debtCents, netWorthCents, level } = await readFigures(server, tx, player.id)
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
