import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { chatEventSchemas } from '#src/protocol/chat.ts'
import type { Store } from '#src/server/db/store.ts'
import { listen } from '#src/server/listen.ts'
import { createTestApp, type TestApp, type TestAppOptions, type TestPlayer } from './app.ts'
import { type ReadEvent, readEvents } from './event-reader.ts'

/** The app on a socket: streams are written past Hono, so they need one. */
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

/** Turns the clock on while something is awaited that takes its time. */
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

/** Says something and asks for the answer as a stream. */
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

/** Takes a turn up again as a stream. */
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

/** What the tokens of a turn say. */
export const textOf = (events: readonly ReadEvent[]) =>
  events
    .filter(({ event }) => event === 'token')
    .map(({ data }) => chatEventSchemas.token.parse(data).text)
    .join('')
