import * as z from 'zod/mini'

/** All error codes with their HTTP status. */
export const ERROR_STATUS = {
  bad_json: 400,
  invalid_input: 422,
  no_api_key: 401,
  wrong_key_kind: 401,
  invalid_key: 401,
  wrong_signature: 401,
  /** The provider did not issue the token, issued it for another site, or it has expired. */
  invalid_token: 401,
  wrong_domain: 401,
  /** The Host header names no site that this server identifies players for. */
  wrong_host: 421,
  expired_nonce: 401,
  unknown_nonce: 401,
  invalid_refresh_token: 401,
  forbidden: 403,
  /** The change needs a fresh proof of one of the player's identities. */
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  busy: 409,
  offer_closed: 409,
  /** The conversation has newer messages than this turn. */
  turn_over: 409,
  /** There is an open encounter, or none to settle. */
  encounter_open: 409,
  no_encounter: 409,
  out_of_moves: 409,
  short_of_cash: 409,
  /** The shark refuses the favour, or its cooldown has not ended. */
  favour_refused: 409,
  cooling_down: 409,
  not_done: 409,
  /** The payment can never buy this. */
  payment_refused: 409,
  /** The payment came from an address that is not linked to the player. */
  payment_not_yours: 409,
  /** The chain has no such transaction yet. */
  payment_unknown: 409,
  /** The chain has not confirmed the payment yet; the same call can be repeated later. */
  payment_pending: 409,
  payments_off: 409,
  /** The player's reputation is too low for this good. */
  locked_good: 403,
  short_of_goods: 409,
  stash_full: 409,
  stale_price: 409,
  /** Not the next size of the stash. */
  not_for_sale: 409,
  name_taken: 409,
  too_many_keys: 409,
  too_many_identities: 409,
  /** Too many players were merged into this one. */
  too_many_merges: 409,
  /** A player's last identity cannot be removed. */
  last_identity: 409,
  /** One of the two players already has a pending merge. */
  merge_pending: 409,
  too_large: 413,
  idempotency_mismatch: 422,
  rate_limited: 429,
  session_exhausted: 429,
  /** The player's simulations of the day are spent. */
  too_many_simulations: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** Error codes of calls that need a bearer key. */
export const BEARER_ERRORS = [
  'no_api_key',
  'wrong_key_kind',
  'invalid_key',
] as const satisfies readonly ErrorCode[]

/** Error codes of payments. */
export const PAYMENT_ERRORS = [
  'payment_refused',
  'payment_not_yours',
  'payment_unknown',
  'payment_pending',
  'payments_off',
] as const satisfies readonly ErrorCode[]

/** Error codes of proofs of an identity: a token, or a signed text. */
export const PROOF_ERRORS = [
  'invalid_token',
  'wrong_signature',
  'wrong_domain',
  'wrong_host',
  'expired_nonce',
  'unknown_nonce',
  'forbidden',
] as const satisfies readonly ErrorCode[]

/** The body of every error response. `detail` is a sentence for the player. */
export const errorBodySchema = z.object({
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  request_id: z.string(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
