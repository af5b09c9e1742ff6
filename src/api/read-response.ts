import { parseJson } from '#src/lib/parse-json.ts'
import { type Endpoint } from '#src/protocol/endpoint.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'

/**
 * Returns the body of an ok response, validated with the endpoint's schema; undefined for an endpoint without a
 * response.
 */
export async function readResponse(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!endpoint.response) {
    await response.body?.cancel()
    return undefined
  }
  const { status } = response
  // A connection that breaks within the body is a network failure, so only the parsing may throw `bad_answer`.
  const text = await response.text()
  const parsed = endpoint.response.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ApiError('bad_answer', CALL_TEXTS.unexpectedAnswer, { status, cause: parsed.error })
}
