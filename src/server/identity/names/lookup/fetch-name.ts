/** Timeout of a request for a name. */
export const NAME_TIMEOUT_MS = 4_000

/**
 * Resolves with the name of an address or a Farcaster id at one source; null if it has none. Rejects if the source does
 * not respond.
 */
export type FetchName<subject> = (subject: subject) => Promise<string | null>
