import {
  type BodyInput,
  type Endpoint,
  type ParamsInput,
  type QueryInput,
  type ResponseOf,
} from '#src/protocol/endpoint.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { CALL_POLICIES, type CallPolicyName } from '#src/protocol/timing.ts'
import { ApiError, isAuthFailure } from './api-error.ts'
import { attemptCall } from './attempt-call.ts'
import { type AddressInput, callUrl } from './call-url.ts'
import { fetchOk } from './fetch-ok.ts'
import { readAnswer } from './read-answer.ts'
import { retryWait } from './retry-wait.ts'

export interface ApiClientOptions {
  /** The host the calls go to, without a slash at its end; '' is the page's own. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** Resolves after `ms`, or at once when the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly readKey: () => string | null
  /** The server refused `key`. Called once for a key, however many calls carried it. */
  readonly onUnauthorized: (refusal: { readonly key: string; readonly detail: string }) => void
  /** A fresh UUID for a write. */
  readonly newKey: () => string
}

type Optional<name extends string, value> = [value] extends [undefined]
  ? { readonly [key in name]?: undefined }
  : Record<never, never> extends value
    ? { readonly [key in name]?: value }
    : { readonly [key in name]: value }

/** What a caller gives with a call; parts that the endpoint lacks cannot be given. */
export type RequestInput<endpoint extends Endpoint> = Optional<'params', ParamsInput<endpoint>> &
  Optional<'query', QueryInput<endpoint>> &
  Optional<'body', BodyInput<endpoint>> &
  CallOptions

export interface CallOptions {
  /** Absent: `authenticated` for bearer calls, `default` for public ones. */
  readonly policy?: CallPolicyName
  /** Absent on a write: a new one, which its retries repeat. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly credentials?: RequestCredentials
  /** Whether a public call says who asks. */
  readonly sendsKey?: boolean
  /** What an auth refusal says; chat has its own sentence. */
  readonly noKeySentence?: string
}

/** The only place of the page that reaches for the network. */
export interface ApiClient {
  /** Rejects with an {@link ApiError}. */
  request<endpoint extends Endpoint>(
    endpoint: endpoint,
    ...input: Record<never, never> extends RequestInput<endpoint>
      ? [input?: RequestInput<endpoint>]
      : [input: RequestInput<endpoint>]
  ): Promise<ResponseOf<endpoint>>
  /** One try, whose body the caller reads; for streams. The answer is ok, or it rejects with an {@link ApiError}. */
  open<endpoint extends Endpoint>(
    endpoint: endpoint,
    input: RequestInput<endpoint> & { readonly accept: string; readonly signal: AbortSignal },
  ): Promise<Response>
  readonly sleep: ApiClientOptions['sleep']
  readonly newKey: () => string
}

/** The parts of an input as the inside of this room handles them: the types were held at the door. */
interface LooseInput extends CallOptions, AddressInput {
  readonly body?: unknown
  readonly accept?: string
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  let refusedKey: string | null = null

  const prepare = (endpoint: Endpoint, input: LooseInput): { url: string; init: RequestInit } => {
    const sendsKey = endpoint.auth === 'bearer' || input.sendsKey === true
    const key = sendsKey ? options.readKey() : null
    if (sendsKey && !key) {
      throw new ApiError('no_key', input.noKeySentence ?? CALL_TEXTS.noKey)
    }
    const headers = new Headers({ accept: input.accept ?? 'application/json' })
    if (key) headers.set('authorization', `Bearer ${key}`)
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    if (endpoint.method !== 'GET') {
      headers.set('idempotency-key', input.idempotencyKey ?? options.newKey())
    }
    const init: RequestInit = {
      method: endpoint.method,
      headers,
      mode: 'cors',
      credentials: input.credentials ?? 'include',
      cache: key ? 'no-store' : 'default',
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    }
    return { url: callUrl(options.baseUrl, endpoint, input), init }
  }

  /** A 401 for a key that has been replaced meanwhile says nothing about the new one. */
  const noticeRefusal = (failure: unknown, init: RequestInit): void => {
    if (!isAuthFailure(failure)) return
    const key = new Headers(init.headers).get('authorization')?.slice('Bearer '.length)
    if (!key || key === refusedKey || key !== options.readKey()) return
    refusedKey = key
    options.onUnauthorized({ key, detail: failure.message })
  }

  const once = async <answer>(
    input: LooseInput,
    init: RequestInit,
    timeoutMs: number,
    attempt: (init: RequestInit) => Promise<answer>,
  ): Promise<answer> => {
    try {
      return await attemptCall({
        attempt,
        init,
        timeoutMs,
        sleep: options.sleep,
        signal: input.signal,
      })
    } catch (failure) {
      noticeRefusal(failure, init)
      throw failure
    }
  }

  const request = async (endpoint: Endpoint, input: LooseInput = {}): Promise<unknown> => {
    const { url, init } = prepare(endpoint, input)
    const name = input.policy ?? (endpoint.auth === 'bearer' ? 'authenticated' : 'default')
    const policy = CALL_POLICIES[name]
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await once(input, init, policy.timeoutMs, async (limited) =>
          readAnswer(endpoint, await fetchOk(options.fetch, url, limited)),
        )
      } catch (failure) {
        const waitMs = retryWait(failure, policy, attempts)
        if (waitMs === null) throw failure instanceof ApiError ? failure.after(attempts) : failure
        await options.sleep(waitMs, input.signal ?? new AbortController().signal)
      }
    }
  }

  const open = (endpoint: Endpoint, input: LooseInput): Promise<Response> => {
    const { url, init } = prepare(endpoint, input)
    const { timeoutMs } = CALL_POLICIES[input.policy ?? 'default']
    return once(input, init, timeoutMs, (limited) => fetchOk(options.fetch, url, limited))
  }

  return {
    // The door's types name the answer of each endpoint; inside, the schema has just checked it.
    request: request as ApiClient['request'],
    open: open as ApiClient['open'],
    sleep: options.sleep,
    newKey: options.newKey,
  }
}
