import type { Hono } from 'hono'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { uuidSchema } from '#src/protocol/fields.ts'
import type { Caller } from './caller.ts'
import { answer, isAnswer } from './answer.ts'
import { answerJsonText } from './answer-json.ts'
import { BODY_LIMIT_BYTES, readJson, validate } from './read-input.ts'
import { internalError, RequestError } from './request-error.ts'
import type { RequestContext, ServerEnv } from './server-env.ts'

type CallerOf<auth extends Endpoint['auth']> = auth extends 'bearer'
  ? Caller
  : auth extends 'optional'
    ? Caller | undefined
    : undefined

/** The input of a handler, validated. */
export interface Input<endpoint extends Endpoint> {
  readonly params: ParamsOf<endpoint>
  readonly query: QueryOf<endpoint>
  readonly body: BodyOf<endpoint>
  /** The authenticated caller; undefined when the call is public, or its key optional and absent or invalid. */
  readonly caller: CallerOf<endpoint['auth']>
  /** The Idempotency-Key header of a write; undefined when the header is absent, and for reads. */
  readonly idempotencyKey: string | undefined
  readonly context: RequestContext
}

type Result<endpoint extends Endpoint> =
  | Response
  | (ResponseOf<endpoint> extends undefined ? void : ResponseOf<endpoint>)

/** Returns the result of the call, which is validated and sent as JSON, or a finished `Response`, such as a stream. */
export type Handler<endpoint extends Endpoint> = (
  input: Input<endpoint>,
) => Promise<Result<endpoint>> | Result<endpoint>

export interface BindOptions {
  readonly bodyLimitBytes?: number
  /** The handler checks the key itself, inside its transaction; its `caller` is undefined. */
  readonly authenticatedBy?: 'handler'
}

/** The checks that requests pass before their handler. */
export interface RequestGuards {
  /** Returns the caller that the bearer key belongs to. Throws 401 errors. */
  authenticate(context: RequestContext): Promise<Caller>
  /** Returns the caller that the bearer key belongs to, or undefined when it is absent or invalid. */
  identify(context: RequestContext): Promise<Caller | undefined>
  /** Counts the request against the limit of the player. Throws `rate_limited`. */
  limitByPlayer(context: RequestContext, endpoint: Endpoint, caller: Caller): Promise<void>
  /** Brings the market up to the current tick. */
  beforeWrite(): Promise<unknown>
}

export interface Router {
  readonly app: Hono<ServerEnv>
  readonly guards: RequestGuards
}

/**
 * Binds a handler to the route of its call. Input is validated before the handler receives it, and its result before
 * it is sent: a result that breaks the contract is answered with 500 instead.
 */
export function bind<endpoint extends Endpoint>(
  { app, guards }: Router,
  endpoint: endpoint,
  handler: Handler<endpoint>,
  options: BindOptions = {},
): void {
  const route = `${endpoint.method} ${endpoint.path}`
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  // A public call may return the same object to many requests (the ticker within a tick): it is serialized once.
  const isShared = endpoint.method === 'GET' && endpoint.auth === 'public'
  const serialized = isShared ? new WeakMap<object, string>() : undefined
  app.on(endpoint.method, path, async (context) => {
    context.set('route', route)
    const requiresKey = endpoint.auth === 'bearer' && options.authenticatedBy !== 'handler'
    const caller = requiresKey
      ? await guards.authenticate(context)
      : endpoint.auth === 'optional'
        ? await guards.identify(context)
        : undefined
    if (caller) {
      context.set('playerId', caller.playerId)
      await guards.limitByPlayer(context, endpoint, caller)
    }
    const input = {
      params: endpoint.params && validate(endpoint.params, context.req.param()),
      query: endpoint.query && validate(endpoint.query, context.req.query()),
      body:
        endpoint.body &&
        validate(
          endpoint.body,
          await readJson(context, options.bodyLimitBytes ?? BODY_LIMIT_BYTES),
        ),
      caller,
      idempotencyKey: endpoint.method === 'GET' ? undefined : readIdempotencyKey(context),
      context,
    }
    if (caller && endpoint.method !== 'GET') await guards.beforeWrite()
    // The cast is safe: `validate` made each part from the schema of the endpoint.
    const result = await handler(input as unknown as Input<endpoint>)
    context.set('result', result)
    if (isAnswer(result)) return result
    if (!endpoint.response) return answer(context, 204, null)
    const cached = typeof result === 'object' ? serialized?.get(result) : undefined
    if (cached !== undefined) return answerJsonText(context, 200, cached)
    const checked = endpoint.response.safeParse(result)
    if (checked.success) {
      const text = JSON.stringify(checked.data)
      if (typeof result === 'object') serialized?.set(result, text)
      return answerJsonText(context, 200, text)
    }
    throw internalError(checked.error)
  })
}

function readIdempotencyKey(context: RequestContext): string | undefined {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return undefined
  if (uuidSchema.safeParse(key).success) return key.toLowerCase()
  throw new RequestError('invalid_input', 'The header Idempotency-Key must be a UUID.')
}
