import { makeKeyCall, revokeKeyCall } from '#src/protocol/calls/account.ts'
import { logoutCall, refreshCall, signInCall } from '#src/protocol/calls/auth.ts'
import {
  exchangeBaseCall,
  exchangeCall,
  exchangeWorldCall,
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
import type { Endpoint } from '#src/protocol/endpoint.ts'
import type { ErrorCode } from '#src/protocol/errors.ts'
import type { Metrics } from './http/metrics.ts'
import type { Log } from './log.ts'

interface Events {
  /** Undefined where an answer is nothing to remember. */
  readonly answered?: string
  readonly refused: string
}

const SIGN_IN: Events = { answered: 'sign_in', refused: 'sign_in_refused' }
const KEY_REFUSED = 'key_refused'
const EVENTS: ReadonlyMap<string, Events> = new Map(
  (
    [
      [signInCall, SIGN_IN],
      [exchangeCall, SIGN_IN],
      [exchangeBaseCall, SIGN_IN],
      [exchangeWorldCall, SIGN_IN],
      [frameAuthCall, SIGN_IN],
      [refreshCall, { refused: 'refresh_refused' }],
      [linkCall, { answered: 'link', refused: 'link_refused' }],
      [logoutCall, { answered: 'sign_out', refused: KEY_REFUSED }],
      [makeKeyCall, { answered: 'key_made', refused: KEY_REFUSED }],
      [stepUpCall, { answered: 'step_up', refused: 'step_up_refused' }],
      [unlinkCall, { answered: 'unlink', refused: 'unlink_refused' }],
      [cancelMergeCall, { answered: 'merge_cancelled', refused: KEY_REFUSED }],
      [logoutAllCall, { answered: 'sign_out_everywhere', refused: KEY_REFUSED }],
      [revokeKeyCall, { answered: 'key_revoked', refused: KEY_REFUSED }],
      [setFeatureFlagsCall, { answered: 'admin', refused: 'admin_refused' }],
    ] satisfies [Endpoint, Events][]
  ).map(([{ method, path }, events]) => [`${method} ${path}`, events]),
)
/** Refusals that are about who asks, and no mere mistake of theirs. */
const REFUSED_CODES: readonly ErrorCode[] = [
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

/** Who asked, as far as it is known. Never a key, a token or a signature. */
export interface SecurityFields {
  readonly request_id: string
  readonly player: string | undefined
  readonly address: string | undefined
}

/** A line and a count for everything that decides who somebody is, and for every refusal of it. */
export class SecurityLog {
  readonly #log: Pick<Log, 'info'>
  readonly #metrics: Pick<Metrics, 'countSecurity'>

  constructor(log: Log, metrics: Pick<Metrics, 'countSecurity'>) {
    this.#log = log.child({ log: 'security' })
    this.#metrics = metrics
  }

  /** Tells of a call that was carried out; `result` is what it answers. */
  answered(route: string | undefined, result: unknown, describe: () => SecurityFields): void {
    const event = isMergeAsked(result) ? 'merge_asked' : EVENTS.get(route ?? '')?.answered
    if (event === undefined || isQuestion(result)) return
    this.#metrics.countSecurity(event)
    const fields = describe()
    const player = playerOf(result) ?? fields.player
    this.#log.info({ event, route, ...fields, player }, 'security')
  }

  /** Tells of a call that was refused with a code. */
  refused(route: string | undefined, code: ErrorCode, describe: () => SecurityFields): void {
    const event = refusalOf(route, code)
    if (event === undefined) return
    this.#metrics.countSecurity(event)
    this.#log.info({ event, route, ...describe(), code }, 'security')
  }
}

function refusalOf(route: string | undefined, code: ErrorCode): string | undefined {
  if (code === 'wrong_host') return 'refused_origin'
  if (!REFUSED_CODES.includes(code)) return undefined
  const isKey = code === 'invalid_key' || code === 'wrong_key_kind'
  return EVENTS.get(route ?? '')?.refused ?? (isKey ? KEY_REFUSED : undefined)
}

/** A link that asks which of two players goes on has linked nothing yet. */
function isQuestion(result: unknown): boolean {
  return isObject(result) && 'linked' in result && result.linked === false && !isMergeAsked(result)
}

/** Whether a link waits, because both players have progress. */
function isMergeAsked(result: unknown): boolean {
  return isObject(result) && 'linked' in result && 'pending' in result
}

function playerOf(result: unknown): string | undefined {
  const id = isObject(result) && 'player_id' in result ? result.player_id : undefined
  return typeof id === 'string' ? id : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
