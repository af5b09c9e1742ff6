import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** The contract of one call, for client and server. Parameters in paths are written `{name}`, as in OpenAPI. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** `bearer` requires a key. `optional` does not, but a valid key changes the response. */
  readonly auth: 'public' | 'bearer' | 'optional'
  /** One line of text for /openapi.json. */
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  /** The body of a 2xx response; absent when the response is 204. */
  readonly response?: z.ZodMiniType
  /** The error codes of this call in addition to {@link COMMON_ERRORS}. */
  readonly errors: readonly ErrorCode[]
}

/** Error codes of every call. */
export const COMMON_ERRORS = [
  'bad_json',
  'invalid_input',
  'too_large',
  'idempotency_mismatch',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Returns the endpoint with its literal types, checked against {@link Endpoint}. */
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

/** What the client sends. */
export type BodyInput<endpoint extends Endpoint> = SchemaInput<Member<endpoint, 'body'>>
export type QueryInput<endpoint extends Endpoint> = SchemaInput<Member<endpoint, 'query'>>
export type ParamsInput<endpoint extends Endpoint> = SchemaInput<Member<endpoint, 'params'>>
/** What a handler receives after validation. */
export type BodyOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'body'>>
export type QueryOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'query'>>
export type ParamsOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'params'>>
/** The body of a successful response. */
export type ResponseOf<endpoint extends Endpoint> = SchemaOutput<Member<endpoint, 'response'>>
