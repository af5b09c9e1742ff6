import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** One call: the table at which client and server meet. Paths carry `{name}` parameters, as OpenAPI writes them. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** Who may call: anyone, or the holder of a bearer key. `optional`: anyone, and a valid key changes the answer. */
  readonly auth: 'public' | 'bearer' | 'optional'
  /** One line of prose for /openapi.json. */
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  /** What a 2xx answer carries; absent where the answer is 204. */
  readonly response?: z.ZodMiniType
  /** The codes this call answers with beyond those that every call can (see {@link COMMON_ERRORS}). */
  readonly errors: readonly ErrorCode[]
}

/** Codes that any call may answer with. */
export const COMMON_ERRORS = [
  'bad_json',
  'invalid_input',
  'too_large',
  'idempotency_mismatch',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Keeps the literal types of an endpoint while holding it to {@link Endpoint}. */
export function defineEndpoint<const endpoint extends Endpoint>(endpoint: endpoint): endpoint {
  return endpoint
}

type SchemaOutput<schema> = schema extends z.ZodMiniType ? z.infer<schema> : undefined
type SchemaInput<schema> = schema extends z.ZodMiniType ? z.input<schema> : undefined
type Member<endpoint, name extends string> = endpoint extends {
  readonly [key in name]: infer schema
}
  ? schema
  : undefined

/** What a caller puts in. */
export type BodyInput<endpoint extends Endpoint> = SchemaInput<Member<endpoint, 'body'>>
export type QueryInput<endpoint extends Endpoint> = SchemaInput<Member<endpoint, 'query'>>
export type ParamsInput<endpoint extends Endpoint> = SchemaInput<Member<endpoint, 'params'>>
/** What stands in a handler's hands after validation. */
export type BodyOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'body'>>
export type QueryOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'query'>>
export type ParamsOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'params'>>
/** What the call answers. */
export type ResponseOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'response'>>
