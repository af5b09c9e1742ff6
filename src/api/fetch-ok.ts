import * as z from 'zod/mini'
import { ERROR_CODES } from '#src/protocol/errors.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'

/** What refusals carry: ours have `detail` and `code`, other hosts' may have `message`. */
const refusalSchema = z.object({
  detail: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  code: z.catch(z.optional(z.enum(ERROR_CODES)), undefined),
})

/** Fetches; an answer that is not ok becomes the {@link ApiError} it tells of. */
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

/** Only seconds: our server sends no dates, and another's clock is not ours. */
function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : null
}
