import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { answer } from './answer.ts'
import type { RequestContext } from './server-env.ts'

const JSON_HEAD = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}
/** Shorter bodies are sent uncompressed. */
const MIN_COMPRESSED_LENGTH = 1024
const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Answers with a value as JSON, compressed if it is long and the caller accepts that. */
export function answerJson(
  c: RequestContext,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> | Response {
  return answerJsonText(c, status, JSON.stringify(value), headers)
}

/** Answers with JSON text, compressed if it is long and the caller accepts that. */
export function answerJsonText(
  c: RequestContext,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> | Response {
  const head = { ...JSON_HEAD, ...headers }
  if (text.length < MIN_COMPRESSED_LENGTH) return answer(c, status, text, head)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return answer(c, status, text, { ...head, vary: 'accept-encoding' })
  return compress(text, encoding).then((body) =>
    answer(c, status, body, { ...head, vary: 'accept-encoding', 'content-encoding': encoding }),
  )
}

/**
 * Returns a handler that answers with a constant value as JSON. It is made at the first request, and encoded and compressed
 * once for all: many requests for a large document must not keep the server busy.
 */
export function answerConstant(make: () => unknown): (c: RequestContext) => Promise<Response> {
  let text: string | undefined
  const bodies = new Map<'br' | 'gzip' | 'identity', Promise<Uint8Array<ArrayBuffer>>>()
  const bodyIn = (encoding: 'br' | 'gzip' | 'identity'): Promise<Uint8Array<ArrayBuffer>> => {
    text ??= JSON.stringify(make())
    const made = encoding === 'identity' ? encode(text) : compress(text, encoding)
    bodies.set(encoding, made)
    return made
  }
  return async (c) => {
    const encoding = chooseEncoding(c.req.header('accept-encoding')) ?? 'identity'
    const body = await (bodies.get(encoding) ?? bodyIn(encoding))
    return answer(c, 200, body, {
      ...JSON_HEAD,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
  }
}

async function encode(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(text)
}

async function compress(text: string, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    encoding === 'br' ? await compressBrotli(text, FAST_BROTLI) : await compressGzip(text),
  )
}

/** Returns the best encoding that an Accept-Encoding header accepts; a weight of 0 excludes one (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
