import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClientStorage } from '#src/browser/storage.ts'
import { TURN_LIMIT } from '#src/protocol/calls/turn.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { forgetPlayer, type Stores } from '#src/stores/stores.ts'
import { type TurnQueue } from '#src/stores/turn-queue.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { createManualTimers, type ManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { memoryKept } from '#tests/support/storages.ts'
import { answer, JOB, OFFLINE, openTurnPage, refusal, TASK } from '#tests/support/turn-page.ts'

let server: ProtocolServer
let timers: ManualTimers
let stores: Stores
let game: Stores['game']
let turns: TurnQueue
let kept: ClientStorage
beforeEach(async () => {
  server = await startProtocolServer()
  server.answer('GET /player/me/stats', { json: aPlayersStats({ moves_left: 5, cash: 2_000 }) })
  timers = createManualTimers()
  kept = memoryKept().kept
  openPage()
})
afterEach(() => server.close())

/** The page, or the next one of the same browser. */
function openPage(returning = false, wallet?: string): void {
  turns?.release()
  ;({ stores, turns } = openBeside(returning, wallet))
  game = stores.game
}

/** One more page of the same browser, beside the one that is open. */
const openBeside = (returning = true, wallet?: string) =>
  openTurnPage({ server, timers, kept, returning, ...(wallet && { wallet }) })

const take = (action: Parameters<TurnQueue['take']>[0]) =>
  turns.take(action, { guess: {}, late: () => undefined })
const sent = () => server.seen.filter(({ url }) => url === '/api/v1/turn')
const bodies = () => sent().map(({ body }) => (body as { actions: unknown[] }).actions)
const keys = () => new Set(sent().map(({ headers }) => headers['idempotency-key']))

test('behavior: what waits outlives the page, under its own key, and is told in the talk', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await take(JOB)
  await take(TASK)
  const first = sent()[0]?.headers['idempotency-key']
  openPage(true)
  expect(game.getState().waitingForDelta).toBe(true)
  server.answer('POST /api/v1/turn', answer(4, 'Done at last.'), answer(3, 'And the task.'))
  await timers.answered()
  await timers.pass(5_000)
  const told = () => stores.chat.getState().messages.map(({ content }) => content)
  await expect.poll(told).toEqual(['Done at last.', 'And the task.'])
  expect(bodies().slice(-2)).toEqual([[JOB], [TASK]])
  // The first was sent before, and might have been done.
  expect(sent().at(-2)?.headers['idempotency-key']).toBe(first)
  expect(game.getState()).toMatchObject({ movesLeft: 3, waitingForDelta: false })

  const tries = sent().length
  openPage(true)
  await timers.pass(6_000)
  expect(sent()).toHaveLength(tries)
})

test('behavior: two pages of one browser send what waits under the same keys, so that the server does it once', async () => {
  const line: (() => void)[] = []
  const hold = new Promise<void>((resolve) => {
    server.answer('POST /api/v1/turn', (_, response) => {
      const ready = line.push(() => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer(4, 'Done.').json))
      })
      if (ready === 1) resolve()
    })
  })
  const first = take(JOB)
  await hold
  // The first is with the server, and this waits for it.
  const second = take(TASK)
  await timers.answered()
  const other = openBeside()
  await expect.poll(() => line).toHaveLength(2)
  server.answer('POST /api/v1/turn', answer(4, 'Done.'))
  for (const respond of line) respond()
  expect(await Promise.all([first, second])).toEqual(['Done.', 'Done.'])
  await expect.poll(() => bodies()).toHaveLength(4)
  expect(bodies().filter(([action]) => (action as typeof JOB).action === 'job')).toHaveLength(2)
  expect(keys().size).toBe(2)
  await expect.poll(() => kept.read(STORED.openTurns)).toBeNull()
  other.turns.release()
})

test('behavior: two pages that are refused the same turn do each of its actions under the same key', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await Promise.all([take(JOB), take(TASK)])
  const other = openBeside()
  const tries = sent().length
  server.answer('POST /api/v1/turn', refusal('not_done', 'It is not done.'))
  await timers.pass(5_000)
  await expect.poll(() => sent()).toHaveLength(tries + 6)
  // The whole, and each of the two alone.
  expect(
    new Set(
      sent()
        .slice(tries)
        .map(({ headers }) => headers['idempotency-key']),
    ).size,
  ).toBe(3)
  other.turns.release()
})

test('behavior: a page that is done leaves what another has kept', async () => {
  const other = openBeside()
  server.answer('POST /api/v1/turn', OFFLINE)
  await take(JOB)
  turns.release()
  server.answer('POST /api/v1/turn', answer(4, 'Done.'))
  const taking = { guess: {}, late: () => undefined }
  expect(await other.turns.take(TASK, taking)).toBe('Done.')
  await timers.answered()
  forgetPlayer(other.stores)
  const tries = sent().length
  openPage(true)
  await expect.poll(() => bodies().slice(tries)).toEqual([[JOB]])
  other.turns.release()
})

test('behavior: more than a turn holds goes out in several, and outlives the page whole', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await take(TASK)
  await Promise.all(Array.from({ length: TURN_LIMIT + 1 }, () => take(JOB)))
  openPage(true)
  const tries = sent().length
  const texts = Array.from({ length: TURN_LIMIT }, () => 'Done.')
  server.answer('POST /api/v1/turn', answer(0, ...texts))
  await timers.answered()
  await timers.pass(5_000)
  await expect
    .poll(() => bodies().slice(tries))
    .toEqual([[TASK], Array.from({ length: TURN_LIMIT }, () => JOB), [JOB]])
})

test('behavior: what waited is not sent for another wallet, in another session, or too late', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  const others: readonly (() => void)[] = [
    () => openPage(true, '0xbob'),
    () => openPage(false),
    () => {
      turns.release()
      timers.beat(timers.now() + 15 * 60_000)
      openPage(true)
    },
  ]
  for (const open of others) {
    openPage()
    await take(JOB)
    const tries = sent().length
    open()
    await timers.pass(6_000)
    expect(sent()).toHaveLength(tries)
  }
})
