import { tapeCall } from '#src/protocol/calls/season.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Records per request, few enough that the page stays responsive between requests. */
const PAGE = 200

type TapeRecord = ResponseOf<typeof tapeCall>['records'][number]

/** Yields the records of a season's tape as they are read. */
export async function* readTape(client: ApiClient, season: string): AsyncGenerator<TapeRecord> {
  for (let cursor: number | null = 0; cursor !== null; ) {
    const query = { season, cursor, limit: PAGE }
    const page: ResponseOf<typeof tapeCall> = await client.request(tapeCall, { query })
    yield* page.records
    cursor = page.next_cursor
  }
}
