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
import { bind, type Door } from '../http/bind.ts'
import { activeKeysOf } from '../services/account/active-keys.ts'
import { makeKey } from '../services/account/make-key.ts'
import { readNotices, unreadNotices } from '../services/account/notices.ts'
import { cancelMerge, listMerges } from '../services/account/pending-merges.ts'
import { revokeKey } from '../services/account/revoke-key.ts'
import { unlink } from '../services/account/unlink.ts'
import type { Means } from '../services/means.ts'
import { plainName } from '../services/names/called.ts'
import type { NameBook } from '../services/names/name-book.ts'

export function bindAccountRoutes(door: Door, means: Means, names: NameBook): void {
  bind(door, identitiesCall, async ({ caller }) => {
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

  bind(door, unlinkCall, ({ caller, params, idempotencyKey }) =>
    unlink(means, { caller, id: params.id, idempotencyKey }),
  )

  bind(door, mergesCall, ({ caller }) => listMerges(means, caller))

  bind(door, cancelMergeCall, ({ caller, params, idempotencyKey }) =>
    cancelMerge(means, { caller, id: params.id, idempotencyKey }),
  )

  bind(door, noticesCall, ({ caller }) => unreadNotices(means, caller))

  bind(door, readNoticesCall, ({ caller, body, idempotencyKey }) =>
    readNotices(means, { caller, ids: body.ids, idempotencyKey }),
  )

  bind(door, keysCall, ({ caller }) => activeKeysOf(means, means.store.db, caller))

  bind(door, makeKeyCall, ({ caller, idempotencyKey }) =>
    makeKey(means, { caller, idempotencyKey }),
  )

  bind(door, revokeKeyCall, ({ caller, params, idempotencyKey }) =>
    revokeKey(means, { caller, id: params.id, idempotencyKey }),
  )
}
