import {
  identitiesCall,
  keysCall,
  makeKeyCall,
  revokeKeyCall,
} from '#src/protocol/calls/account.ts'
import {
  cancelMergeCall,
  mergesCall,
  noticesCall,
  readNoticesCall,
  unlinkCall,
} from '#src/protocol/calls/identity.ts'
import { walletCall } from '#src/protocol/calls/player-street.ts'
import { createBalanceReader } from '../../platform/chain/read-balances.ts'
import { evidenceOfPlayer } from '../../platform/db/repositories/evidence.ts'
import { identitiesOf } from '../../platform/db/repositories/players.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { activeKeysOf } from './active-keys.ts'
import { makeKey } from './make-key.ts'
import { readNotices, unreadNotices } from './notices.ts'
import { cancelMerge, listMerges } from './pending-merges.ts'
import { revokeKey } from './revoke-key.ts'
import { unlink } from './unlink.ts'
import { walletOf } from './wallet.ts'
import type { ServerContext } from '../../server-context.ts'
import { plainName } from '../names/display-names.ts'
import { judgementNow } from '../../write/judgement.ts'
import type { NameBook } from '../names/name-book.ts'

/** Binds the calls for a player's identities, wallet, pending merges, notices and keys. */
export function bindAccountRoutes(router: Router, server: ServerContext, names: NameBook): void {
  bind(router, identitiesCall, async ({ caller }) => {
    const identities = await identitiesOf(server.store.db, caller.playerId)
    const evidence = await evidenceOfPlayer(server.store.db, caller.playerId, judgementNow(server))
    const found = await names.namesOf(identities)
    return identities.map(({ id, kind, subject, createdAt }) => ({
      id,
      kind,
      subject,
      name: found.get(subject)?.name ?? plainName({ kind, subject }),
      name_source: found.get(subject)?.source ?? null,
      linked_at: createdAt.toISOString(),
      current: subject === caller.wallet,
      proves: [...(evidence.get(subject) ?? [])],
    }))
  })

  const readBalances = createBalanceReader(server)
  bind(router, walletCall, ({ caller }) => walletOf(server, caller, readBalances))

  bind(router, unlinkCall, ({ caller, params, idempotencyKey }) =>
    unlink(server, { caller, id: params.id, idempotencyKey }),
  )

  bind(router, mergesCall, ({ caller }) => listMerges(server, caller))

  bind(router, cancelMergeCall, ({ caller, params, idempotencyKey }) =>
    cancelMerge(server, { caller, id: params.id, idempotencyKey }),
  )

  bind(router, noticesCall, ({ caller }) => unreadNotices(server, caller))

  bind(router, readNoticesCall, ({ caller, body, idempotencyKey }) =>
    readNotices(server, { caller, ids: body.ids, idempotencyKey }),
  )

  bind(router, keysCall, ({ caller }) => activeKeysOf(server, server.store.db, caller))

  bind(router, makeKeyCall, ({ caller, idempotencyKey }) =>
    makeKey(server, { caller, idempotencyKey }),
  )

  bind(router, revokeKeyCall, ({ caller, params, idempotencyKey }) =>
    revokeKey(server, { caller, id: params.id, idempotencyKey }),
  )
}
