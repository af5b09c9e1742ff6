import * as z from 'zod/mini'
import { CALLS } from '#src/protocol/calls.ts'
import { chatCall } from '#src/protocol/calls/chat.ts'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import { COMMON_ERRORS, type Endpoint } from '#src/protocol/endpoint.ts'
import { ERROR_STATUS, type ErrorCode, errorBodySchema } from '#src/protocol/errors.ts'

type Json = Record<string, unknown>

/** Returns the OpenAPI 3.1 document of all calls, generated from the schemas that the server validates with. */
export function describeApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dope Chain Wars', version },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
    },
  }
}

function describeCall(call: Endpoint): Json {
  return {
    summary: call.summary,
    ...(call.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    ...(call.auth === 'optional' ? { security: [{ bearer: [] }, {}] } : {}),
    parameters: [
      ...describeParameters(call.params, 'path'),
      ...describeParameters(call.query, 'query'),
      ...(call.method === 'GET' ? [] : [IDEMPOTENCY_HEADER]),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
          },
        }
      : {}),
    responses: { ...describeSuccess(call), ...describeErrors(call) },
  }
}

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body give the first answer again.',
  schema: { type: 'string', format: 'uuid' },
}

function describeParameters(
  schema: Endpoint['params'] | Endpoint['query'],
  place: 'path' | 'query',
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function describeSuccess(call: Endpoint): Json {
  if (!call.response) return { 204: { description: 'Done.' } }
  const json = { 'application/json': { schema: jsonSchema(call.response, 'output') } }
  const stream = { 'text/event-stream': { schema: describeStream() } }
  const isChat = call.method === chatCall.method && call.path === chatCall.path
  return { 200: { description: 'Done.', content: isChat ? { ...json, ...stream } : json } }
}

function describeStream(): Json {
  const events = Object.entries(chatEventSchemas).map(([event, schema]) => ({
    title: event,
    ...jsonSchema(schema, 'output'),
  }))
  return { description: 'Server-sent events; the data of each is one of:', oneOf: events }
}

/** Returns an entry for each status, whose description lists the error codes with that status. */
function describeErrors(call: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set<ErrorCode>([...COMMON_ERRORS, ...call.errors])) {
    const status = ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
