import { makeKeyCall, revokeKeyCall } from '#src/protocol/calls/account.ts'
import { logoutCall, refreshCall, signInCall } from '#src/protocol/calls/auth.ts'
import {
  exchangeBaseCall,
  exchangeCall,
  exchangeWorldCall,
  frameAccountCall,
  frameAuthCall,
} from '#src/protocol/calls/exchange.ts'
import { setFeatureFlagsCall } from '#src/protocol/calls/feature-flags.ts'
import {
  cancelMergeCall,
  logoutAllCall,
  stepUpCall,
  unlinkCall,
} from '#src/protocol/calls/identity.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import { deletePlayerCall, playerDataCall } from '#src/protocol/calls/player-data.ts'
import type { Endpoint } from '#src/protocol/endpoint.ts'
import type { ErrorCode } from '#src/protocol/errors.ts'
import type { Metrics } from './http/metrics.ts'
import type { Log } from './log.ts'

interface Events {
  /** Undefined when success is not logged. */
  readonly success?: string
  readonly refusal: string
}

const SIGN_IN: Events = { success: 'sign_in', refusal: 'sign_in_refused' }
const KEY_REFUSED = 'key_refused'
const EVENTS: ReadonlyMap<string, Events> = new Map(
  (
    [
      [signInCall, SIGN_IN],
      [exchangeCall, SIGN_IN],
      [exchangeBaseCall, SIGN_IN],
      [exchangeWorldCall, SIGN_IN],
      [frameAuthCall, SIGN_IN],
      [frameAccountCall, { refusal: SIGN_IN.refusal }],
      [refreshCall, { refusal: 'refresh_refused' }],
      [linkCall, { success: 'link', refusal: 'link_refused' }],
      [logoutCall, { success: 'sign_out', refusal: KEY_REFUSED }],
      [makeKeyCall, { success: 'key_made', refusal: KEY_REFUSED }],
      [stepUpCall, { success: 'step_up', refusal: 'step_up_refused' }],
      [unlinkCall, { success: 'unlink', refusal: 'unlink_refused' }],
      [cancelMergeCall, { success: 'merge_cancelled', refusal: KEY_REFUSED }],
      [logoutAllCall, { success: 'sign_out_everywhere', refusal: KEY_REFUSED }],
      [revokeKeyCall, { success: 'key_revoked', refusal: KEY_REFUSED }],
      [playerDataCall, { success: 'export', refusal: 'export_refused' }],
      [deletePlayerCall, { success: 'player_deleted', refusal: 'deletion_refused' }],
      [setFeatureFlagsCall, { success: 'admin', refusal: 'admin_refused' }],
    ] satisfies [Endpoint, Events][]
  ).map(([{ method, path }, events]) => [`${method} ${path}`, events]),
)
/** The error codes that concern an identity or a key, rather than a mistake in the input. */
const SECURITY_CODES: readonly ErrorCode[] = [
  'invalid_key',
  'wrong_key_kind',
  'step_up_required',
  'forbidden',
  'invalid_token',
  'wrong_signature',
  'wrong_domain',
  'expired_nonce',
  'unknown_nonce',
  'invalid_refresh_token',
]

/** The known facts about the caller. Never a key, a token or a signature. */
export interface SecurityFields {
  readonly request_id: string
  readonly player: string | undefined
  readonly address: string | undefined
}

/** Logs and counts sign-ins, links, keys and other changes of access, and refusals of them. */
export class SecurityLog {
  readonly #log: Pick<Log, 'info'>
  readonly #metrics: Pick<Metrics, 'countSecurity'>

  constructor(log: Log, metrics: Pick<Metrics, 'countSecurity'>) {
    this.#log = log.child({ log: 'security' })
    this.#metrics = metrics
  }

  /** Records a call that succeeded with `result`. */
  recordSuccess(route: string | undefined, result: unknown, describe: () => SecurityFields): void {
    const event = isMergePending(result) ? 'merge_asked' : EVENTS.get(route ?? '')?.success
    if (event === undefined || isMergeQuestion(result)) return
    this.#metrics.countSecurity(event)
    const fields = describe()
    const player = playerOf(result) ?? fields.player
    this.#log.info({ event, route, ...fields, player }, 'security')
  }

  /** Records a call that was refused with an error code. */
  recordRefusal(route: string | undefined, code: ErrorCode, describe: () => SecurityFields): void {
    const event = refusalOf(route, code)
    if (event === undefined) return
    this.#metrics.countSecurity(event)
    this.#log.info({ event, route, ...describe(), code }, 'security')
  }
}

function refusalOf(route: string | undefined, code: ErrorCode): string | undefined {
  if (code === 'wrong_host') return 'refused_origin'
  if (!SECURITY_CODES.includes(code)) return undefined
  const isKey = code === 'invalid_key' || code === 'wrong_key_kind'
  return EVENTS.get(route ?? '')?.refusal ?? (isKey ? KEY_REFUSED : undefined)
}

/** Whether a link has changed nothing yet, because the player must choose which of two players continues. */
function isMergeQuestion(result: unknown): boolean {
  return (
    isObject(result) && 'linked' in result && result.linked === false && !isMergePending(result)
  )
}

/** Whether a link waits for 24 hours, because both players have progress. */
function isMergePending(result: unknown): boolean {
  return isObject(result) && 'linked' in result && 'pending' in result
}

function playerOf(result: unknown): string | undefined {
  const id = isObject(result) && 'player_id' in result ? result.player_id : undefined
  return typeof id === 'string' ? id : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
