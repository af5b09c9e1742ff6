import * as z from 'zod/mini'

/** Every code a call can fail with, and the status it travels under. */
export const ERROR_STATUS = {
  bad_json: 400,
  invalid_input: 422,
  no_api_key: 401,
  wrong_key_kind: 401,
  invalid_key: 401,
  wrong_signature: 401,
  /** A token of a provider that it did not issue, issued for another site, or has let expire. */
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
  /** The talk has gone on since that turn. */
  turn_over: 409,
  /** Somebody stands in the way, or nobody does. */
  encounter_open: 409,
  no_encounter: 409,
  out_of_moves: 409,
  short_of_cash: 409,
  /** A shark says no, or says not yet. */
  favour_refused: 409,
  cooling_down: 409,
  not_done: 409,
  /** It never buys this. */
  payment_refused: 409,
  /** It came from an address that is not the player’s, or not yet. */
  payment_not_yours: 409,
  /** The chain knows no such transaction, or not yet. */
  payment_unknown: 409,
  /** The chain has not confirmed it yet: the same again in a moment. */
  payment_pending: 409,
  payments_off: 409,
  /** A good that the player's reputation does not open. */
  locked_good: 403,
  short_of_goods: 409,
  stash_full: 409,
  stale_price: 409,
  /** A size that a stash cannot be made next. */
  not_for_sale: 409,
  name_taken: 409,
  too_many_keys: 409,
  /** A player keeps one identity at least. */
  last_identity: 409,
  /** One of the two players waits for another merge. */
  merge_pending: 409,
  too_large: 413,
  idempotency_mismatch: 422,
  rate_limited: 429,
  session_exhausted: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** What a call that needs a bearer key refuses a caller with. */
export const BEARER_ERRORS = [
  'no_api_key',
  'wrong_key_kind',
  'invalid_key',
] as const satisfies readonly ErrorCode[]

/** What may be wrong with a payment. */
export const PAYMENT_ERRORS = [
  'payment_refused',
  'payment_not_yours',
  'payment_unknown',
  'payment_pending',
  'payments_off',
] as const satisfies readonly ErrorCode[]

/** What may be wrong with a proof of who somebody is: a token, or a signed text. */
export const PROOF_ERRORS = [
  'invalid_token',
  'wrong_signature',
  'wrong_domain',
  'wrong_host',
  'expired_nonce',
  'unknown_nonce',
  'forbidden',
] as const satisfies readonly ErrorCode[]

/** The body of every answer that is not ok; `detail` is a sentence for a person. */
export const errorBodySchema = z.object({
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  request_id: z.string(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
