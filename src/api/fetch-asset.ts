import { describeFailure } from '#src/lib/errors.ts'
import { ApiError } from './api-error.ts'
import { fetchOk } from './fetch-ok.ts'

/** Fetches one of the page's own files (a font, a glyph page). Rejects with an {@link ApiError}. */
export async function fetchAsset(fetcher: typeof fetch, address: string): Promise<Response> {
  try {
    return await fetchOk(fetcher, address, {})
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError('network', `${address} did not load: ${describeFailure(cause)}`, { cause })
  }
}
