import type { Hono } from 'hono'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#src/protocol/endpoint.ts'
import { uuidSchema } from '#src/protocol/fields.ts'
import type { Caller } from '../services/auth/authenticate.ts'
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

/** What stands in a handler's hands: everything validated, the caller known. */
export interface Input<endpoint extends Endpoint> {
  readonly params: ParamsOf<endpoint>
  readonly query: QueryOf<endpoint>
  readonly body: BodyOf<endpoint>
  /** Who calls; undefined where the call is public, or its key optional and absent. */
  readonly caller: CallerOf<endpoint['auth']>
  /** The Idempotency-Key header of a write; a write without one counts as new. */
  readonly idempotencyKey: string | undefined
  readonly context: RequestContext
}

type Result<endpoint extends Endpoint> =
  | Response
  | (ResponseOf<endpoint> extends undefined ? void : ResponseOf<endpoint>)

/** Answers with the call's response, or with one that it has written itself (a stream). */
export type Handler<endpoint extends Endpoint> = (
  input: Input<endpoint>,
) => Promise<Result<endpoint>> | Result<endpoint>

export interface BindOptions {
  readonly bodyLimitBytes?: number
  /** 'handler': the key is checked by the handler itself, inside its transaction; `caller` is not there for it. */
  readonly authenticates?: 'door' | 'handler'
}

export interface Door {
  readonly app: Hono<ServerEnv>
  /** Who holds the bearer key of this request. Throws the 401s. */
  authenticate(context: RequestContext): Promise<Caller>
  /** Who holds the bearer key of this request; undefined where there is none, or none that is valid. */
  recognize(context: RequestContext): Promise<Caller | undefined>
  /** Takes one from the limit of this player. Throws `rate_limited`. */
  admitPlayer(context: RequestContext, endpoint: Endpoint, caller: Caller): Promise<void>
  /** What a player's write waits for: the city is brought up to now. */
  beforeWrite(): Promise<unknown>
}

/**
 * Binds a route to its call: input is validated before the handler sees it, and the answer before anybody else does.
 * An answer that breaks the contract is a fault of ours: 500, and never sent.
 */
export function bind<endpoint extends Endpoint>(
  door: Door,
  endpoint: endpoint,
  handler: Handler<endpoint>,
  options: BindOptions = {},
): void {
  const route = `${endpoint.method} ${endpoint.path}`
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  // What a public call hands out unchanged (the ticker between ticks) was checked and written before.
  const isShared = endpoint.method === 'GET' && endpoint.auth === 'public'
  const written = isShared ? new WeakMap<object, string>() : undefined
  door.app.on(endpoint.method, path, async (context) => {
    context.set('route', route)
    const isKnownHere = endpoint.auth === 'bearer' && options.authenticates !== 'handler'
    const caller = isKnownHere
      ? await door.authenticate(context)
      : endpoint.auth === 'optional'
        ? await door.recognize(context)
        : undefined
    if (caller) {
      context.set('playerId', caller.playerId)
      await door.admitPlayer(context, endpoint, caller)
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
    if (caller && endpoint.method !== 'GET') await door.beforeWrite()
    // The one place where a call's types meet its schemas at run time: `validate` made each part from that schema.
    const result = await handler(input as unknown as Input<endpoint>)
    context.set('result', result)
    if (isAnswer(result)) return result
    if (!endpoint.response) return answer(context, 204, null)
    const known = typeof result === 'object' ? written?.get(result) : undefined
    if (known !== undefined) return answerJsonText(context, 200, known)
    const checked = endpoint.response.safeParse(result)
    if (checked.success) {
      const text = JSON.stringify(checked.data)
      if (typeof result === 'object') written?.set(result, text)
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
