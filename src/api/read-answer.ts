import { parseJson } from '#src/lib/parse-json.ts'
import { type Endpoint } from '#src/protocol/endpoint.ts'
import { CALL_TEXTS } from '#src/protocol/messages.ts'
import { ApiError } from './api-error.ts'

/** The body of an ok answer, held to the endpoint's schema; undefined where the endpoint answers none. */
export async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!endpoint.response) {
    await response.body?.cancel()
    return undefined
  }
  const { status } = response
  // A connection that breaks inside the body is a network failure, so only the parsing is guarded here.
  const text = await response.text()
  const parsed = endpoint.response.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ApiError('bad_answer', CALL_TEXTS.unexpectedAnswer, { status, cause: parsed.error })
}
