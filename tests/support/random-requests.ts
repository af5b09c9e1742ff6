import * as z from 'zod/mini'
import { type Chance, pick } from '#src/lib/chance.ts'

const schemaSchema = z.looseObject({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  pattern: z.optional(z.string()),
})
type Schema = z.infer<typeof schemaSchema>

const operationSchema = z.looseObject({
  security: z.optional(z.array(z.unknown())),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.unknown() }),
  ),
  requestBody: z.optional(
    z.looseObject({
      content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
    }),
  ),
  responses: z.record(z.string(), z.unknown()),
})
const descriptionSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

/** One call as /openapi.json describes it. */
export interface Operation extends z.infer<typeof operationSchema> {
  readonly method: string
  readonly path: string
}

export interface RandomRequest {
  readonly operation: Operation
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

/** Values that are known to be out there: a request may tell the truth, or one may stand in its place. */
export interface KnownValues {
  readonly keys: readonly string[]
  readonly uuids: readonly string[]
  readonly addresses: readonly string[]
}

export function readOperations(description: unknown): Operation[] {
  const { paths } = descriptionSchema.parse(description)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
}

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\uD800',
  "'; drop table players; --",
  '%00%E0%A4%A',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u{1F44B}'.repeat(50),
  '\u202Egnihtyna',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(40),
  '<script>alert(1)</script>',
  '&#0;&amp;#x27;',
  'x'.repeat(5_000),
]
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: { prototype: 1 } },
  [null, 'x', 7],
]
/** How often a part of a request is not what its schema asks for. */
const ODDITY = 0.15

/** A request to one of the calls: mostly as described, with something odd here and there. */
export function makeRequest(
  chance: Chance,
  operations: readonly Operation[],
  known: KnownValues,
): RandomRequest {
  const operation = pick(chance, operations)
  const valueOf = (schema: unknown) => makeValue(chance, schemaSchema.parse(schema), known)
  const given = operation.parameters.filter(({ required }) => chance() < (required ? 0.95 : 0.5))
  const inPlace = (place: string) => given.filter((parameter) => parameter.in === place)
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((other) => other.name === name)
    return encodeSafely(valueOf(parameter?.schema ?? {})) || 'x'
  })
  const query = inPlace('query').map(
    ({ name, schema }) => `${name}=${encodeSafely(valueOf(schema))}`,
  )
  const headers: Record<string, string> = {
    accept: pick(chance, ['application/json', 'text/event-stream', 'text/html', '*/*', 'x']),
    ...authorize(chance, operation, known),
    ...(inPlace('header').length > 0
      ? { 'idempotency-key': chance() < ODDITY ? 'not a key' : pick(chance, known.uuids) }
      : {}),
  }
  const schema = operation.requestBody?.content['application/json'].schema
  if (schema === undefined) {
    return { operation, path: `${path}?${query.join('&')}`, headers, body: undefined }
  }
  headers['content-type'] = chance() < 0.95 ? 'application/json' : 'text/plain'
  const text = JSON.stringify(valueOf(schema))
  const body = chance() < 0.93 ? text : spoil(chance, text)
  return { operation, path: `${path}?${query.join('&')}`, headers, body }
}

function authorize(
  chance: Chance,
  { security }: Operation,
  { keys }: KnownValues,
): Record<string, string> {
  const drawn = chance()
  if (security ? drawn < 0.75 : drawn < 0.1)
    return { authorization: `Bearer ${pick(chance, keys)}` }
  const odd = [
    '',
    'Bearer',
    'Basic Zm9v',
    `Bearer ${JWT}`,
    'Bearer dcw_x',
    `Bearer ${'k'.repeat(4000)}`,
  ]
  return drawn < 0.9 ? { authorization: pick(chance, odd) } : {}
}

function makeValue(chance: Chance, schema: Schema, known: KnownValues): unknown {
  if (chance() < ODDITY) return pick<unknown>(chance, chance() < 0.5 ? ODD_TEXTS : ODD_VALUES)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(chance, schema.enum)
  if (schema.anyOf) return makeValue(chance, schemaSchema.parse(pick(chance, schema.anyOf)), known)
  switch (schema.type) {
    case 'object':
      return makeObject(chance, schema, known)
    case 'array':
      return Array.from({ length: Math.floor(chance() * 4) }, () =>
        makeValue(chance, schemaSchema.parse(schema.items ?? {}), known),
      )
    case 'integer':
    case 'number':
      return makeNumber(chance, schema)
    case 'boolean':
      return chance() < 0.5
    default:
      return makeText(chance, schema, known)
  }
}

function makeObject(chance: Chance, schema: Schema, known: KnownValues): Record<string, unknown> {
  const required = schema.required ?? []
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => chance() < (required.includes(name) ? 0.95 : 0.4),
  )
  const value = Object.fromEntries(
    names.map((name) => [
      name,
      makeValue(chance, schemaSchema.parse(schema.properties?.[name] ?? {}), known),
    ]),
  )
  return chance() < 0.1 ? { ...value, [pick(chance, ODD_TEXTS)]: 1 } : value
}

function makeNumber(chance: Chance, { minimum = -10, maximum = 1_000 }: Schema): number {
  return Math.floor(minimum + chance() * (Math.min(maximum, 1_000) - minimum + 1))
}

function makeText(chance: Chance, schema: Schema, known: KnownValues): string {
  if (schema.format === 'uuid') return pick(chance, known.uuids)
  if (schema.pattern?.startsWith('^0x[0-9a-fA-F]{40}')) return pick(chance, known.addresses)
  if (schema.pattern?.startsWith('^0x')) return `0x${'0123456789abcdef'.repeat(8)}ab`
  return pick(chance, [
    'me',
    'hello',
    'I need a loan',
    'accept',
    'decline',
    'negotiate',
    'vinnie',
    'Big Boss',
    ...known.uuids,
  ])
}

/** Text that a path or a query can carry; a lone surrogate has no spelling there. */
function encodeSafely(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function spoil(chance: Chance, text: string): string {
  const cut = Math.floor(chance() * text.length)
  return pick(chance, [
    text.slice(0, cut),
    `${text.slice(0, cut)}\u0007${text.slice(cut)}`,
    '['.repeat(20_000),
    `"${'x'.repeat(70_000)}"`,
    '',
  ])
}
