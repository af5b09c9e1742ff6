import { shortenAddress } from '#src/lib/shorten-address.ts'
import type { Identity } from '../../platform/db/repositories/players.ts'
import type { FoundName } from './lookup/name-lookup.ts'

/** Returns the display name of an identity without a linked name: a short address, or 'FID' with its number. */
export function plainName({ kind, subject }: Pick<Identity, 'kind' | 'subject'>): string {
  const [, id = ''] = subject.split(':')
  if (kind === 'farcaster') return `FID ${id}`
  return shortenAddress(kind === 'world' ? id : subject)
}

/** Returns the linked name of a player: that of the oldest identity with one, as on the boards. Null if there is none. */
export function nameOfPlayer(
  identities: readonly Pick<Identity, 'subject'>[],
  names: ReadonlyMap<string, FoundName>,
): FoundName | null {
  const named = identities.find(({ subject }) => names.has(subject))
  return (named && names.get(named.subject)) ?? null
}
