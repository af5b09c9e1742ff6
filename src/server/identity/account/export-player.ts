import { USDC_UNITS } from '#src/protocol/base.ts'
import type { playerDataCall } from '#src/protocol/calls/player-data.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import type { Database } from '../../platform/db/database.ts'
import { linkedNamesOf } from '../../platform/db/repositories/linked-names.ts'
import { readPlayerData } from './player-data-repository.ts'
import { formerIdsOf, playerOf } from '../../platform/db/repositories/players.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireStepUp } from '../auth/require-step-up.ts'
import { toSlip } from '../../read/player/loan-slip.ts'
import { toDollars } from '../../read/player/figures.ts'
import { listMerges } from './pending-merges.ts'
import { playerNotFound } from '../../read/player/player-not-found.ts'
import type { ServerContext } from '../../server-context.ts'

type PlayerData = ResponseOf<typeof playerDataCall>
type Rows = Awaited<ReturnType<typeof readPlayerData>>

/**
 * Resolves with everything that is stored about the player and the players that were merged into it, without secrets.
 * Throws `step_up_required`.
 */
export async function exportPlayer(server: ServerContext, caller: Caller): Promise<PlayerData> {
  const { clock, store } = server
  await requireStepUp(server, store.db, caller)
  const player = await playerOf(store.db, caller.playerId)
  if (!player) throw playerNotFound()
  const former = await formerIdsOf(store.db, player.id)
  const rows = await readPlayerData(store.db, [player.id, ...former])
  const now = clock.now()
  return {
    exported_at: now.toISOString(),
    player: {
      id: player.id,
      street_name: player.streetName,
      created_at: player.createdAt.toISOString(),
      borough: player.borough,
      reputation: player.reputation,
      xp: player.xp,
      bought_messages: player.boughtInteractions,
      beta_features: player.betaFeatures,
      merged_players: former,
    },
    identities: await describeIdentities(store.db, rows),
    evidence: rows.evidence.map(({ subject, kind, at, endsAt }) => ({
      ...{ subject, kind, at: at.toISOString(), ends_at: endsAt?.toISOString() ?? null },
    })),
    sessions: describeSessions(rows),
    notices: rows.notices.map(({ kind, about, at, readAt }) => ({
      ...{ kind, about, at: at.toISOString(), read_at: readAt?.toISOString() ?? null },
    })),
    conversations: describeConversations(rows),
    memory: rows.relations.map(({ character, relation }) => ({
      character,
      relation: { ...relation },
    })),
    own_words: rows.recollections.map((row) => ({
      id: row.id,
      character: row.character,
      kind: row.kind,
      words: row.words,
      said_at: row.saidAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
      hearsay_from: row.hearsayFrom,
    })),
    stored_answers: rows.answers.map(({ status, createdAt }) => ({
      ...{ status, stored_at: createdAt.toISOString() },
    })),
    purchases: rows.payments.map(({ reference, bought, usdc, at }) => ({
      ...{ reference, bought, usdc, at: at.toISOString() },
    })),
    orders: rows.orders.map(({ reference, chain, usdc, at, expiresAt, payment }) => ({
      ...{ reference, chain, usdc, payment },
      ...{ at: at.toISOString(), expires_at: expiresAt.toISOString() },
    })),
    sponsored_calls: rows.sponsorships.map(({ wallet, units, feeWei, state, reservedAt }) => ({
      ...{ wallet, usdc: Number(units) / USDC_UNITS, fee: String(feeWei), state },
      at: reservedAt.toISOString(),
    })),
    mini_apps: rows.installs.map(({ fid, isAdded, notifyToken, changedAt }) => ({
      ...{ fid, is_added: isAdded, has_notification_token: notifyToken !== null },
      changed_at: changedAt.toISOString(),
    })),
    offers: rows.offers.map(({ character, terms, status, createdAt, expiresAt }) => ({
      ...{ character, terms: { ...terms }, status },
      ...{ created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() },
    })),
    pending_merges: await listMerges(server, caller),
    loans: rows.loans.map((loan) => toSlip(loan, now)),
    fronts: player.fronts.map(({ front, bought_at, earned_cents: cents }) => ({
      ...{ front, bought_at, earned: toDollars(cents) },
    })),
    game: rows.game,
    // A body was stored from an event, which is an object.
    events: rows.events.map(({ season, seq, body }) => ({ season, seq, event: JSON.parse(body) })),
  }
}

async function describeIdentities(
  db: Database,
  { identities }: Rows,
): Promise<PlayerData['identities']> {
  const names = await linkedNamesOf(
    db,
    identities.map(({ subject }) => subject),
  )
  return identities.map(({ kind, subject, createdAt }) => {
    const { name = null, source = null } = names.get(subject) ?? {}
    const linked = { linked_name: name, linked_name_source: source }
    return { kind, subject, linked_at: createdAt.toISOString(), ...linked }
  })
}

function describeSessions({ sessions, tokens }: Rows): PlayerData['sessions'] {
  return sessions.map(({ id, wallet, subject, createdAt, revokedAt }) => ({
    ...{ id, wallet, subject },
    created_at: createdAt.toISOString(),
    revoked_at: revokedAt?.toISOString() ?? null,
    tokens: tokens
      .filter(({ sessionId }) => sessionId === id)
      .map((token) => ({
        kind: token.kind,
        created_at: token.createdAt.toISOString(),
        last_used_at: token.lastUsedAt.toISOString(),
        expires_at: token.expiresAt.toISOString(),
      })),
  }))
}

function describeConversations({ conversations, messages }: Rows): PlayerData['conversations'] {
  return conversations.map(({ id, character, createdAt }) => ({
    character,
    created_at: createdAt.toISOString(),
    messages: messages
      .filter(({ conversationId }) => conversationId === id)
      .map(({ role, content, createdAt: at }) => ({ role, content, at: at.toISOString() })),
  }))
}
