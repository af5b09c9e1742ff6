import type { SPONSOR_ERRORS } from '#src/protocol/calls/paymaster.ts'

/** Why a call is not sponsored, with a sentence for the player. */
export type SponsorRefusal = readonly [name: keyof typeof SPONSOR_ERRORS, sentence: string]
