/**
 * What proves a player: a human verified by World, a Farcaster id that is older than the season, a confirmed payment, or
 * a wallet that sent a transaction on Base before the season.
 */
export const EVIDENCE_KINDS = ['world_id', 'farcaster', 'payment', 'history'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]
