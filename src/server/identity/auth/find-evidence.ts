import { seasonOf, seasonStart } from '#src/rules/calendar.ts'
import { type Evidence, hasEvidence } from '../../platform/db/repositories/evidence.ts'
import type { ServerContext } from '../../server-context.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

type EvidenceContext = Pick<ServerContext, 'clock' | 'providers' | 'store'>

/**
 * Resolves with what proves a verified identity, apart from its payments. Asks the chains, so it must be called outside
 * of transactions. What a chain does not answer is left out until the next proof of the identity.
 */
export async function findEvidence(
  server: EvidenceContext,
  identity: VerifiedIdentity,
): Promise<readonly Evidence[]> {
  const now = server.clock.now()
  const { address, fid, kind, verifiedUntil } = identity
  if (kind === 'world') {
    // A verification that moved to another address has ended here.
    return verifiedUntil === undefined ? [] : [{ kind: 'world_id', at: now, endsAt: verifiedUntil }]
  }
  if (fid !== undefined) return findAged(server, identity, { kind: 'farcaster', fid })
  return address ? findAged(server, identity, { kind: 'history', address }) : []
}

type Aged =
  | { readonly kind: 'farcaster'; readonly fid: number }
  | { readonly kind: 'history'; readonly address: `0x${string}` }

/** Finds evidence that counts by its age. What counts in this season already is not read again. */
async function findAged(
  { clock, providers, store }: EvidenceContext,
  { subject }: VerifiedIdentity,
  aged: Aged,
): Promise<readonly Evidence[]> {
  const now = clock.now()
  const before = seasonStart(seasonOf(now))
  const { kind } = aged
  if (await hasEvidence(store.db, { subject, kind }, { seasonStart: before, at: now })) return []
  const instants = { before, now }
  const at =
    aged.kind === 'farcaster'
      ? // The proof shows that the id exists now, whether Optimism answers or not.
        ((await providers.fids?.registeredAt(aged.fid, instants)) ?? now)
      : ((await providers.readHistory?.(aged.address, instants)) ?? null)
  return at ? [{ kind, at, endsAt: null }] : []
}
