import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { systemClock } from '#src/server/platform/clock.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { commonHeaders } from '#src/server/platform/http/common-headers.ts'
import { openEventStream } from '#src/server/platform/http/event-stream.ts'
import type { ServerEnv } from '#src/server/platform/http/server-env.ts'
import { RunningTurn } from '#src/server/features/chat/running-turns.ts'
import { place } from '../../tools/lib/places.mjs'
import type { Row } from './row.ts'

const STREAMS = 1_000
const EVERY_MS = 50
const SECONDS = 10
const SLOT_MS = 5
const SLOTS = EVERY_MS / SLOT_MS

/** 1,000 replies at 20 tokens a second each, read by another process. */
export async function bench(): Promise<Row[]> {
  const turns = new Set<RunningTurn>()
  const app = new Hono<ServerEnv>()
  app.use(commonHeaders(readConfig({}), randomUUID))
  app.get('/', (context) => {
    const turn = new RunningTurn()
    turns.add(turn)
    const stream = openEventStream(context, systemClock, () => turns.delete(turn))
    turn.subscribe((event) => stream.send(event))
    return stream.response
  })
  const before = process.memoryUsage().rss
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  // Spreads the replies over the 50 ms, as independent conversations are.
  const began = Date.now()
  let slot = 0
  const beat = setInterval(() => {
    for (; began + slot * SLOT_MS <= Date.now(); slot += 1) {
      const text = String(began + slot * SLOT_MS)
      const turnsNow = [...turns].filter((_, index) => index % SLOTS === slot % SLOTS)
      for (const turn of turnsNow) turn.emit({ event: 'token', data: { text } })
    }
  }, SLOT_MS)
  try {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const script = place('tests/bench/support/read-streams.mjs')
    const heard = promisify(execFile)(process.execPath, [
      script,
      `http://127.0.0.1:${port}/`,
      String(STREAMS),
      String(SECONDS),
    ])
    const memory = new Promise<number>((resolve) =>
      setTimeout(() => resolve(process.memoryUsage().rss - before), 6_000),
    )
    const bytes = await memory
    const { count, p50, p99 } = JSON.parse((await heard).stdout)
    const expected = STREAMS * SECONDS * (1000 / EVERY_MS)
    return [
      {
        name: `lateness of a token, ${STREAMS} streams at ${1000 / EVERY_MS} a second, p99`,
        value: p99,
        unit: 'ms',
        against: { name: 'p50', value: p50 },
        budget: '≤ 50 ms, and none lost',
        holds: p99 <= 50 && count >= expected * 0.9,
      },
      {
        name: 'memory a stream',
        value: bytes / STREAMS / 1024,
        unit: 'KB',
        budget: 'a figure',
        holds: true,
      },
    ]
  } finally {
    clearInterval(beat)
    server.closeAllConnections()
    server.close()
  }
}
