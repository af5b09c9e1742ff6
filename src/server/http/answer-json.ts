import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { answer } from './answer.ts'
import type { RequestContext } from './server-env.ts'

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
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  }
  if (text.length < MIN_COMPRESSED_LENGTH) return answer(c, status, text, head)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return answer(c, status, text, { ...head, vary: 'accept-encoding' })
  return compress(text, encoding).then((body) =>
    answer(c, status, body, { ...head, vary: 'accept-encoding', 'content-encoding': encoding }),
  )
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
