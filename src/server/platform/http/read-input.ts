import en from 'zod/v4/locales/en.js'
import * as z from 'zod/mini'
import { RequestError } from './request-error.ts'
import type { RequestContext } from './server-env.ts'

// Without a locale the message of every issue is 'Invalid input'.
z.config(en())

/** The limit of a body, unless the call has one of its own. */
export const BODY_LIMIT_BYTES = 64 * 1024

/** Returns the parsed JSON body. Throws `too_large` or `bad_json`. */
export async function readJson(c: RequestContext, limitBytes: number): Promise<unknown> {
  const contentType = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new RequestError('bad_json', 'Send JSON, with the content-type application/json.')
  }
  const text = await readText(c, limitBytes)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RequestError('bad_json', 'The body is not valid JSON.', { cause })
  }
}

async function readText(c: RequestContext, limitBytes: number): Promise<string> {
  const tooLarge = () =>
    new RequestError('too_large', `The body is larger than ${limitBytes / 1024} KB.`)
  const declaredLength = c.req.header('content-length')
  if (declaredLength !== undefined && Number(declaredLength) > limitBytes) throw tooLarge()
  // Node enforces the declared length. A chunked body is counted while it arrives.
  if (declaredLength !== undefined && c.env?.incoming) return c.req.text()
  const body = c.req.raw.body
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limitBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Returns the parsed value. Throws `invalid_input` with a sentence that names the field. */
export function validate<schema extends z.ZodMiniType>(
  schema: schema,
  value: unknown,
): z.infer<schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new RequestError('invalid_input', describeIssue(parsed.error.issues[0], value), {
    cause: parsed.error,
  })
}

type Issue = z.core.$ZodIssue | undefined

/** Returns a sentence that names the field and what is wrong with it. */
function describeIssue(issue: Issue, value: unknown): string {
  if (!issue) return 'The input is not valid.'
  const field = issue.path.map(String).join('.')
  if (!field) return `The input is not valid (${asClause(issue.message)}).`
  if (issue.code === 'invalid_type' && valueAt(value, issue.path) === undefined) {
    return `The field "${field}" is missing.`
  }
  // The project's schemas give whole sentences; zod's defaults are clauses.
  if (issue.message.endsWith('.')) return issue.message
  return `The field "${field}" is not valid (${asClause(issue.message)}).`
}

function asClause(message: string): string {
  const clause = message.replace(/^Invalid input: /, '').replace(/\.$/, '')
  return clause.charAt(0).toLowerCase() + clause.slice(1)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found: unknown = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, key)
  }
  return found
}
