import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClientStorage } from '#src/browser/storage.ts'
import { MAX_BATCH_ACTIONS } from '#src/protocol/calls/batch.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { forgetPlayer, type Stores } from '#src/stores/stores.ts'
import { type ActionQueue } from '#src/stores/action-queue.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { createManualTimers, type ManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { answer, JOB, OFFLINE, openActionPage, refusal, TASK } from '#tests/support/action-page.ts'

let server: ProtocolServer
let timers: ManualTimers
let stores: Stores
let game: Stores['game']
let actionQueue: ActionQueue
let storage: ClientStorage
beforeEach(async () => {
  server = await startProtocolServer()
  server.answer('GET /player/me/stats', { json: aPlayersStats({ moves_left: 5, cash: 2_000 }) })
  timers = createManualTimers()
  storage = createMemoryStorage().storage
  openPage()
})
afterEach(() => server.close())

/** Opens the page, or reopens it in the same browser. */
function openPage(returning = false, wallet?: string): void {
  actionQueue?.release()
  ;({ stores, actionQueue } = openSecondPage(returning, wallet))
  game = stores.game
}

/** Opens another page of the same browser. */
const openSecondPage = (returning = true, wallet?: string) =>
  openActionPage({ server, timers, storage, returning, ...(wallet && { wallet }) })

const add = (action: Parameters<ActionQueue['add']>[0]) =>
  actionQueue.add(action, { optimisticDelta: {}, onLate: () => undefined })
const sent = () => server.seen.filter(({ url }) => url === '/api/v1/turn')
const bodies = () => sent().map(({ body }) => (body as { actions: unknown[] }).actions)
const keys = () => new Set(sent().map(({ headers }) => headers['idempotency-key']))

test('sends waiting batches after a reload under the same keys, and shows the results in chat', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await add(JOB)
  await add(TASK)
  const first = sent()[0]?.headers['idempotency-key']
  openPage(true)
  expect(game.getState().waitingForDelta).toBe(true)
  server.answer('POST /api/v1/turn', answer(4, 'Done at last.'), answer(3, 'And the task.'))
  await timers.answered()
  await timers.pass(5_000)
  const told = () => stores.chat.getState().messages.map(({ content }) => content)
  await expect.poll(told).toEqual(['Done at last.', 'And the task.'])
  expect(bodies().slice(-2)).toEqual([[JOB], [TASK]])
  // The first batch was sent before and may have taken effect.
  expect(sent().at(-2)?.headers['idempotency-key']).toBe(first)
  expect(game.getState()).toMatchObject({ movesLeft: 3, waitingForDelta: false })

  const tries = sent().length
  openPage(true)
  await timers.pass(6_000)
  expect(sent()).toHaveLength(tries)
})

test('sends waiting batches from two pages under the same keys', async () => {
  const respondAll: (() => void)[] = []
  const hold = new Promise<void>((resolve) => {
    server.answer('POST /api/v1/turn', (_, response) => {
      const ready = respondAll.push(() => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer(4, 'Done.').json))
      })
      if (ready === 1) resolve()
    })
  })
  const first = add(JOB)
  await hold
  // The server holds the first batch, and the second waits for it.
  const second = add(TASK)
  await timers.answered()
  const other = openSecondPage()
  await expect.poll(() => respondAll).toHaveLength(2)
  server.answer('POST /api/v1/turn', answer(4, 'Done.'))
  for (const respond of respondAll) respond()
  expect(await Promise.all([first, second])).toEqual(['Done.', 'Done.'])
  await expect.poll(() => bodies()).toHaveLength(4)
  expect(bodies().filter(([action]) => (action as typeof JOB).action === 'job')).toHaveLength(2)
  expect(keys().size).toBe(2)
  await expect.poll(() => storage.read(STORED.openTurns)).toBeNull()
  other.actionQueue.release()
})

test('sends the actions of a refused batch under the same keys from two pages', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await Promise.all([add(JOB), add(TASK)])
  const other = openSecondPage()
  const tries = sent().length
  server.answer('POST /api/v1/turn', refusal('not_done', 'It is not done.'))
  await timers.pass(5_000)
  await expect.poll(() => sent()).toHaveLength(tries + 6)
  // The whole batch, and each of its two actions alone.
  expect(
    new Set(
      sent()
        .slice(tries)
        .map(({ headers }) => headers['idempotency-key']),
    ).size,
  ).toBe(3)
  other.actionQueue.release()
})

test('keeps the batches that another page has stored', async () => {
  const other = openSecondPage()
  server.answer('POST /api/v1/turn', OFFLINE)
  await add(JOB)
  actionQueue.release()
  server.answer('POST /api/v1/turn', answer(4, 'Done.'))
  const options = { optimisticDelta: {}, onLate: () => undefined }
  expect(await other.actionQueue.add(TASK, options)).toBe('Done.')
  await timers.answered()
  forgetPlayer(other.stores)
  const tries = sent().length
  openPage(true)
  await expect.poll(() => bodies().slice(tries)).toEqual([[JOB]])
  other.actionQueue.release()
})

test('splits actions into batches of the maximum size and restores them all', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await add(TASK)
  await Promise.all(Array.from({ length: MAX_BATCH_ACTIONS + 1 }, () => add(JOB)))
  openPage(true)
  const tries = sent().length
  const texts = Array.from({ length: MAX_BATCH_ACTIONS }, () => 'Done.')
  server.answer('POST /api/v1/turn', answer(0, ...texts))
  await timers.answered()
  await timers.pass(5_000)
  await expect
    .poll(() => bodies().slice(tries))
    .toEqual([[TASK], Array.from({ length: MAX_BATCH_ACTIONS }, () => JOB), [JOB]])
})

test('does not send waiting batches for another wallet, in another session, or too late', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  const others: readonly (() => void)[] = [
    () => openPage(true, '0xbob'),
    () => openPage(false),
    () => {
      actionQueue.release()
      timers.beat(timers.now() + 15 * 60_000)
      openPage(true)
    },
  ]
  for (const open of others) {
    openPage()
    await add(JOB)
    const tries = sent().length
    open()
    await timers.pass(6_000)
    expect(sent()).toHaveLength(tries)
  }
})
