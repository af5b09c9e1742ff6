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
import { identitiesOf } from '../db/repositories/players.ts'
import { bind, type Router } from '../http/bind.ts'
import { activeKeysOf } from '../services/account/active-keys.ts'
import { makeKey } from '../services/account/make-key.ts'
import { readNotices, unreadNotices } from '../services/account/notices.ts'
import { cancelMerge, listMerges } from '../services/account/pending-merges.ts'
import { revokeKey } from '../services/account/revoke-key.ts'
import { unlink } from '../services/account/unlink.ts'
import type { Means } from '../services/means.ts'
import { plainName } from '../services/names/display-names.ts'
import type { NameBook } from '../services/names/name-book.ts'

export function bindAccountRoutes(router: Router, means: Means, names: NameBook): void {
  bind(router, identitiesCall, async ({ caller }) => {
    const identities = await identitiesOf(means.store.db, caller.playerId)
    const found = await names.namesOf(identities)
    return identities.map(({ id, kind, subject, createdAt }) => ({
      id,
      kind,
      subject,
      name: found.get(subject)?.name ?? plainName({ kind, subject }),
      name_source: found.get(subject)?.source ?? null,
      linked_at: createdAt.toISOString(),
      current: subject === caller.wallet,
    }))
  })

  bind(router, unlinkCall, ({ caller, params, idempotencyKey }) =>
    unlink(means, { caller, id: params.id, idempotencyKey }),
  )

  bind(router, mergesCall, ({ caller }) => listMerges(means, caller))

  bind(router, cancelMergeCall, ({ caller, params, idempotencyKey }) =>
    cancelMerge(means, { caller, id: params.id, idempotencyKey }),
  )

  bind(router, noticesCall, ({ caller }) => unreadNotices(means, caller))

  bind(router, readNoticesCall, ({ caller, body, idempotencyKey }) =>
    readNotices(means, { caller, ids: body.ids, idempotencyKey }),
  )

  bind(router, keysCall, ({ caller }) => activeKeysOf(means, means.store.db, caller))

  bind(router, makeKeyCall, ({ caller, idempotencyKey }) =>
    makeKey(means, { caller, idempotencyKey }),
  )

  bind(router, revokeKeyCall, ({ caller, params, idempotencyKey }) =>
    revokeKey(means, { caller, id: params.id, idempotencyKey }),
  )
}
