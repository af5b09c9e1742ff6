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
 * Sends so many random requests made from /openapi.json. None may be answered with a 5xx or with a status that the
 * description does not list, every refusal has the body of a refusal, and the books balance at the end.
 */
export async function expectContractToHold(
  store: Store,
  { requests, seed }: { requests: number; seed: string },
): Promise<Map<number, number>> {
  const app = await createTestApp(store)
  const chance = chanceOf(seed)
  const operations = readOperations((await send(app, 'GET /openapi.json')).json)
  const statuses = new Map<number, number>()
  let known = await meetPlayers(app)
  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    // New players every now and then: the old ones have spent their quota, or were logged out.
    if (sent % 80 === 0) known = await meetPlayers(app)
    const batch = Array.from({ length: AT_ONCE }, () => makeRequest(chance, operations, known))
    const answers = await Promise.all(batch.map((request) => answerTo(app, request)))
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await expectBalancedBooks(store)
  return statuses
}

/** Three players, one with an offer on the table: what is random hits something now and then. */
async function meetPlayers(app: TestApp): Promise<KnownValues> {
  const players = [await signInAs(app), await signInAs(app), await signInAs(app)] as const
  const said = await say(app, players[0], 'I need a loan')
  return {
    keys: players.map(({ tokens }) => tokens.api_key),
    addresses: players.map(({ account }) => account.address),
    uuids: [
      chipOf(said, 'accept').choice_id,
      said.conversation_id,
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
  const told = `${operation.method} ${path} ${JSON.stringify(headers)} ${body} -> ${status} ${text}`
  expect(status, told).toBeLessThan(500)
  expect(Object.keys(operation.responses), told).toContain(String(status))
  if (status >= 400) expect(errorBodySchema.safeParse(JSON.parse(text)).success, told).toBe(true)
  return status
}
