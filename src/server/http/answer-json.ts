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
export function answerJson(
  c: RequestContext,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> | Response {
  return answerJsonText(c, status, JSON.stringify(value), headers)
}

/** The same for what is JSON text already. */
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
  if (text.length < WORTH_COMPRESSING_BYTES) return answer(c, status, text, head)
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return answer(c, status, text, { ...head, vary: 'accept-encoding' })
  return packed(text, encoding).then((body) =>
    answer(c, status, body, { ...head, vary: 'accept-encoding', 'content-encoding': encoding }),
  )
}

async function packed(text: string, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    encoding === 'br' ? await brotlied(text, QUICK_BROTLI) : await gzipped(text),
  )
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
