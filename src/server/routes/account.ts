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
import { evidenceOfPlayer } from '../db/repositories/evidence.ts'
import { identitiesOf } from '../db/repositories/players.ts'
import { bind, type Router } from '../http/bind.ts'
import { activeKeysOf } from '../services/account/active-keys.ts'
import { makeKey } from '../services/account/make-key.ts'
import { readNotices, unreadNotices } from '../services/account/notices.ts'
import { cancelMerge, listMerges } from '../services/account/pending-merges.ts'
import { revokeKey } from '../services/account/revoke-key.ts'
import { unlink } from '../services/account/unlink.ts'
import type { ServerContext } from '../services/server-context.ts'
import { plainName } from '../services/names/display-names.ts'
import { judgementNow } from '../services/pot/judgement.ts'
import type { NameBook } from '../services/names/name-book.ts'

/** Binds the calls for a player's identities, pending merges, notices and keys. */
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
