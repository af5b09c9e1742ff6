import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { listen } from '#src/server/listen.ts'
import { createTestApp, type TestApp, type TestAppOptions, type TestPlayer } from './app.ts'
import { type ReadEvent, readEvents } from './event-reader.ts'

/** Starts the app on a socket, which streams need because they are not written by Hono. */
export async function listenWith(store: Store, options?: TestAppOptions) {
  const app = await createTestApp(store, options)
  const { connections } = app
  const listening = await listen(app.app, { host: '127.0.0.1', port: 0, connections })
  onTestFinished(async () => {
    await app.turns.finishAll()
    listening.cut()
    await listening.close()
  })
  return { app, listening, origin: listening.origin }
}

/** Advances the clock until `work` is done. Resolves with its result. */
export async function whileTimePasses<result>(
  { clock }: TestApp,
  work: Promise<result>,
  stepMs = 20,
): Promise<result> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver) {
    clock.advance(stepMs)
    await letOthersRun()
  }
  return work
}

/** Sends a message and requests the reply as a stream. */
export function openChat(origin: string, player: TestPlayer, body: object, key = randomUUID()) {
  return fetch(`${origin}/api/v1/chat`, {
    method: 'POST',
    headers: {
      ...player.headers,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
}

/** Requests a turn's reply as a stream, from a token on. */
export function openTurn(origin: string, player: TestPlayer, turnId: string, after: number) {
  return fetch(`${origin}/api/v1/chat/turns/${turnId}?after=${after}`, {
    headers: { ...player.headers, accept: 'text/event-stream' },
  })
}

export async function readAll(answer: Response): Promise<ReadEvent[]> {
  const events: ReadEvent[] = []
  for await (const event of readEvents(answer)) events.push(event)
  return events
}

/** Returns the text of a turn's tokens. */
export const textOf = (events: readonly ReadEvent[]) =>
  events
    .filter(({ event }) => event === 'token')
    .map(({ data }) => chatEventSchemas.token.parse(data).text)
    .join('')
