import * as z from 'zod/mini'
import { type ApiError } from '#src/api/api-error.ts'

/** Whether an answer has an access token and no API key. A session needs the key. */
export function lacksOnlyKey({ code, cause }: ApiError): boolean {
  if (code !== 'bad_answer' || !(cause instanceof z.core.$ZodError)) return false
  const missing = cause.issues.map(({ path }) => path[0])
  return missing.includes('api_key') && !missing.includes('access_token')
}
