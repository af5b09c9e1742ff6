import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { answer } from './answer.ts'
import type { RequestContext } from './server-env.ts'

/** Below this, compression costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1024
const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Answers with JSON, compressed where it is worth it and the caller takes it. */
export async function answerJson(
  c: RequestContext,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = JSON.stringify(value)
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  }
  if (text.length < WORTH_COMPRESSING_BYTES) return answer(c, status, text, head)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return answer(c, status, text, { ...head, vary: 'accept-encoding' })
  const body = encoding === 'br' ? await brotlied(text, QUICK_BROTLI) : await gzipped(text)
  return answer(c, status, new Uint8Array(body), {
    ...head,
    vary: 'accept-encoding',
    'content-encoding': encoding,
  })
}

/** The best encoding the caller takes; a weight of 0 refuses one (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}
