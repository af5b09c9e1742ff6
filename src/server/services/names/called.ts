import type { Identity } from '../../db/repositories/players.ts'
import type { FoundName } from '../../names/name-lookup.ts'

/** The first and last digits of an address, as people compare them: '0x1234…abcd'. */
export function shortenAddress(address: string): string {
  return address ? `${address.slice(0, 6)}…${address.slice(-4)}` : ''
}

/** What an identity is called where nobody has a name for it. */
export function plainName({ kind, subject }: Pick<Identity, 'kind' | 'subject'>): string {
  const [, id = ''] = subject.split(':')
  if (kind === 'farcaster') return `FID ${id}`
  return shortenAddress(kind === 'world' ? id : subject)
}

/** The name a player goes by elsewhere: that of the oldest identity that has one, as the boards say it, too. */
export function nameOfPlayer(
  identities: readonly Pick<Identity, 'subject'>[],
  names: ReadonlyMap<string, FoundName>,
): FoundName | null {
  const named = identities.find(({ subject }) => names.has(subject))
  return (named && names.get(named.subject)) ?? null
}
