import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { errorBodySchema } from '#src/protocol/errors.ts'
import type { Store } from '#src/server/platform/db/store.ts'
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
 * Sends random requests generated from /openapi.json. No response may have a 5xx or a status that the description does
 * not list, every refusal must have the body of a refusal, and the books must balance at the end.
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
    // New players at intervals, because old ones have spent their quota or were signed out.
    if (sent % 80 === 0) known = await meetPlayers(app)
    const batch = Array.from({ length: AT_ONCE }, () => makeRequest(chance, operations, known))
    const answers = await Promise.all(batch.map((request) => answerTo(app, request)))
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await expectBalancedBooks(store)
  return statuses
}

/** Creates three players, one with an open offer, so that random requests sometimes match existing data. */
async function meetPlayers(app: TestApp): Promise<KnownValues> {
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
