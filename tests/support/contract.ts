import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { errorBodySchema } from '#src/protocol/errors.ts'
import type { Store } from '#src/server/db/store.ts'
import {
  chipOf,
  createTestApp,
  expectBalancedBooks,
  say,
  send,
  signInAs,
  type TestApp,
} from './app.ts'
import {
  type KnownValues,
  makeRequest,
  type RandomRequest,
  readOperations,
} from './random-requests.ts'

const AT_ONCE = 8

/**
 * Sends `requests` random requests made from /openapi.json. Expects no 5xx and no status that the description does not
 * list, a valid error body of every refusal, and a consistent database at the end.
 */
export async function expectContractToHold(
  store: Store,
  { requests, seed }: { requests: number; seed: string },
): Promise<Map<number, number>> {
  const app = await createTestApp(store)
  const chance = chanceOf(seed)
  const operations = readOperations((await send(app, 'GET /openapi.json')).json)
  const statuses = new Map<number, number>()
  let known = await addPlayers(app)
  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    // New players, because the others may have spent their quota or have been logged out.
    if (sent % 80 === 0) known = await addPlayers(app)
    const batch = Array.from({ length: AT_ONCE }, () => makeRequest(chance, operations, known))
    const answers = await Promise.all(batch.map((request) => answerTo(app, request)))
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await expectBalancedBooks(store)
  return statuses
}

/** Signs three players in, one with an open offer, so that some random requests find something. */
async function addPlayers(app: TestApp): Promise<KnownValues> {
  const players = [await signInAs(app), await signInAs(app), await signInAs(app)] as const
  const reply = await say(app, players[0], 'I need a loan')
  return {
    keys: players.map(({ tokens }) => tokens.api_key),
    addresses: players.map(({ account }) => account.address),
    uuids: [
      chipOf(reply, 'accept').choice_id,
      reply.conversation_id,
      players[0].id,
      randomUUID(),
      randomUUID(),
    ],
  }
}

async function answerTo({ app }: TestApp, request: RandomRequest): Promise<number> {
  const { operation, path, headers, body } = request
  const answer = await app.request(path, {
    method: operation.method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  const { status } = answer
  const exchange = `${operation.method} ${path} ${JSON.stringify(headers)} ${body} -> ${status} ${text}`
  expect(status, exchange).toBeLessThan(500)
  expect(Object.keys(operation.responses), exchange).toContain(String(status))
  if (status >= 400)
    expect(errorBodySchema.safeParse(JSON.parse(text)).success, exchange).toBe(true)
  return status
}
