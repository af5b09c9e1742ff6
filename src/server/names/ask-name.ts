/** How long a name is waited for: it is only a name. */
export const NAME_TIMEOUT_MS = 4_000

/** Asks one source for the name of an address or of a Farcaster id; null where it has none. Rejects when it does not answer. */
export type AskName<subject> = (subject: subject) => Promise<string | null>
