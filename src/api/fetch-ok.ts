import * as z from 'zod/mini'
import { ERROR_CODES } from '#src/protocol/errors.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'

/** The body of an error response: our server sends `detail` and `code`, other hosts may send `message`. */
const refusalSchema = z.object({
  detail: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  code: z.catch(z.optional(z.enum(ERROR_CODES)), undefined),
})

/** Fetches a URL. Throws an {@link ApiError} when the response is not ok. */
export async function fetchOk(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetcher(url, init)
  if (response.ok) return response

  const refusal = refusalSchema.safeParse(await readJson(response))
  const { detail, message, code } = refusal.success ? refusal.data : {}
  throw new ApiError(code ?? 'http', detail || message || CALL_TEXTS.httpError(response.status), {
    status: response.status,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
  })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** Reads only seconds: our server sends no dates, and the clocks of other servers may differ from ours. */
function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : null
}
