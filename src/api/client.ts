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
import { readResponse } from './read-response.ts'
import { retryWait } from './retry-wait.ts'

export interface ApiClientOptions {
  /** The host that calls go to, without a trailing slash; '' is the page's own host. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** Resolves after `ms`, or at once when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly readKey: () => string | null
  /** Called when the server refuses `key`: once per key, however many calls used it. */
  readonly onUnauthorized: (refusal: { readonly key: string; readonly detail: string }) => void
  /** Returns a new UUID for the idempotency key of a write. */
  readonly newKey: () => string
}

type Optional<name extends string, value> = [value] extends [undefined]
  ? { readonly [key in name]?: undefined }
  : Record<never, never> extends value
    ? { readonly [key in name]?: value }
    : { readonly [key in name]: value }

/** The input of a call. Only the parts that the endpoint defines are allowed. */
export type RequestInput<endpoint extends Endpoint> = Optional<'params', ParamsInput<endpoint>> &
  Optional<'query', QueryInput<endpoint>> &
  Optional<'body', BodyInput<endpoint>> &
  CallOptions

export interface CallOptions {
  /** Defaults to `authenticated` for bearer calls and `default` for public ones. */
  readonly policy?: CallPolicyName
  /** Defaults to a new key for a write. Retries repeat the key. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly credentials?: RequestCredentials
  /** Whether a public call carries the key. */
  readonly sendsKey?: boolean
  /** The error message when there is no API key; chat has its own. */
  readonly noKeyMessage?: string
}

/** The only part of the page that accesses the network. */
export interface ApiClient {
  /** Rejects with an {@link ApiError}. */
  request<endpoint extends Endpoint>(
    endpoint: endpoint,
    ...input: Record<never, never> extends RequestInput<endpoint>
      ? [input?: RequestInput<endpoint>]
      : [input: RequestInput<endpoint>]
  ): Promise<ResponseOf<endpoint>>
  /**
   * Makes one attempt and leaves the body to the caller, for streams. Resolves with an ok response or rejects with an
   * {@link ApiError}.
   */
  open<endpoint extends Endpoint>(
    endpoint: endpoint,
    input: RequestInput<endpoint> & { readonly accept: string; readonly signal: AbortSignal },
  ): Promise<Response>
  readonly sleep: ApiClientOptions['sleep']
  readonly newKey: () => string
}

/** An untyped input, for use inside this module: the types of {@link ApiClient} have already checked it. */
interface LooseInput extends CallOptions, AddressInput {
  readonly body?: unknown
  readonly accept?: string
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  let refusedKey: string | null = null

  const prepare = (endpoint: Endpoint, input: LooseInput): { url: string; init: RequestInit } => {
    const isRequired = endpoint.auth === 'bearer' || input.sendsKey === true
    const key = isRequired || endpoint.auth === 'optional' ? options.readKey() : null
    if (isRequired && !key) {
      throw new ApiError('no_key', input.noKeyMessage ?? CALL_TEXTS.noKey)
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

  /** Reports a key that the server refused, unless the key has been replaced since the call was sent. */
  const reportRefusedKey = (failure: unknown, init: RequestInit): void => {
    if (!isAuthFailure(failure)) return
    const key = new Headers(init.headers).get('authorization')?.slice('Bearer '.length)
    if (!key || key === refusedKey || key !== options.readKey()) return
    refusedKey = key
    options.onUnauthorized({ key, detail: failure.message })
  }

  const attemptOnce = async <response>(
    input: LooseInput,
    init: RequestInit,
    timeoutMs: number,
    attempt: (init: RequestInit) => Promise<response>,
  ): Promise<response> => {
    try {
      return await attemptCall({
        attempt,
        init,
        timeoutMs,
        sleep: options.sleep,
        signal: input.signal,
      })
    } catch (failure) {
      reportRefusedKey(failure, init)
      throw failure
    }
  }

  const request = async (endpoint: Endpoint, input: LooseInput = {}): Promise<unknown> => {
    const { url, init } = prepare(endpoint, input)
    const name = input.policy ?? (endpoint.auth === 'bearer' ? 'authenticated' : 'default')
    const policy = CALL_POLICIES[name]
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attemptOnce(input, init, policy.timeoutMs, async (limited) =>
          readResponse(endpoint, await fetchOk(options.fetch, url, limited)),
        )
      } catch (failure) {
        const waitMs = retryWait(failure, policy, attempts)
        if (waitMs === null)
          throw failure instanceof ApiError ? failure.withAttempts(attempts) : failure
        await options.sleep(waitMs, input.signal ?? new AbortController().signal)
      }
    }
  }

  const open = (endpoint: Endpoint, input: LooseInput): Promise<Response> => {
    const { url, init } = prepare(endpoint, input)
    const { timeoutMs } = CALL_POLICIES[input.policy ?? 'default']
    return attemptOnce(input, init, timeoutMs, (limited) => fetchOk(options.fetch, url, limited))
  }

  return {
    // The public types name each endpoint's response, and its schema has checked the value.
    request: request as ApiClient['request'],
    open: open as ApiClient['open'],
    sleep: options.sleep,
    newKey: options.newKey,
  }
}
