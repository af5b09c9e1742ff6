import {
  identitiesCall,
  keysCall,
  makeKeyCall,
  revokeKeyCall,
} from '#src/protocol/calls/account.ts'
import { identitiesOf } from '../db/repositories/players.ts'
import { bind, type Door } from '../http/bind.ts'
import { heldKeys } from '../services/account/held-keys.ts'
import { makeKey } from '../services/account/make-key.ts'
import { revokeKey } from '../services/account/revoke-key.ts'
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

  bind(door, keysCall, ({ caller }) => heldKeys(means, means.store.db, caller))

  bind(door, makeKeyCall, ({ caller, idempotencyKey }) =>
    makeKey(means, { caller, idempotencyKey }),
  )

  bind(door, revokeKeyCall, ({ caller, params, idempotencyKey }) =>
    revokeKey(means, { caller, id: params.id, idempotencyKey }),
  )
}
