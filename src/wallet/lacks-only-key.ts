import * as z from 'zod/mini'
import { type ApiError } from '#src/api/api-error.ts'

/** spec §5: an answer must hold one of the two tokens, and a session needs the key; this one has the other alone. */
export function lacksOnlyKey({ code, cause }: ApiError): boolean {
  if (code !== 'bad_answer' || !(cause instanceof z.core.$ZodError)) return false
  const missing = cause.issues.map(({ path }) => path[0])
  return missing.includes('api_key') && !missing.includes('access_token')
}
