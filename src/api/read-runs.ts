import { rootsCall, runCall, runsCall } from '#src/protocol/calls/season.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { type ApiClient } from './client.ts'

/** Small enough that the page remains responsive between two pages. */
const limit = 200

export type Run = ResponseOf<typeof runsCall>['runs'][number]
export type RunRecord = ResponseOf<typeof runCall>['records'][number]
export type Root = ResponseOf<typeof rootsCall>['roots'][number]

/** Yields the runs of a season, loaded page by page. */
export async function* readRuns(client: ApiClient, season: string): AsyncGenerator<Run> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { season, limit, ...(cursor !== undefined && { cursor }) }
    const page: ResponseOf<typeof runsCall> = await client.request(runsCall, { query })
    yield* page.runs
    cursor = page.next_cursor
  }
}

/** Yields the public records of a run, loaded page by page. */
export async function* readRecords(
  client: ApiClient,
  season: string,
  trader: string,
): AsyncGenerator<RunRecord> {
  for (let cursor: number | null = 0; cursor !== null; ) {
    const query = { season, cursor, limit }
    const input = { params: { trader }, query }
    const page: ResponseOf<typeof runCall> = await client.request(runCall, input)
    yield* page.records
    cursor = page.next_cursor
  }
}

/** Yields the roots of a season, loaded page by page. */
export async function* readRoots(client: ApiClient, season: string): AsyncGenerator<Root> {
  for (let cursor: number | null | undefined; cursor !== null; ) {
    const query = { season, limit, ...(cursor !== undefined && { cursor }) }
    const page: ResponseOf<typeof rootsCall> = await client.request(rootsCall, { query })
    yield* page.roots
    cursor = page.next_cursor
  }
}
