import { afterEach, beforeEach, expect, test } from 'vitest'
import { STORED } from '#src/protocol/stored-values.ts'
import { forgetPlayer, type Stores } from '#src/stores/stores.ts'
import { type LateOutcome, type ActionQueue } from '#src/stores/action-queue.ts'
import { aPlayersStats } from '#tests/support/a-player.ts'
import { createManualTimers, type ManualTimers } from '#tests/support/manual-timers.ts'
import { type ProtocolServer, startProtocolServer } from '#tests/support/protocol-server.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'
import { createTestStores } from '#tests/support/test-stores.ts'
import { answer, JOB, OFFLINE, openActionPage, refusal, TASK } from '#tests/support/action-page.ts'

let server: ProtocolServer
let timers: ManualTimers
let stores: Stores
let game: Stores['game']
let actionQueue: ActionQueue
let late: LateOutcome[]
beforeEach(async () => {
  server = await startProtocolServer()
  server.answer('GET /player/me/stats', { json: aPlayersStats({ moves_left: 5, cash: 2_000 }) })
  timers = createManualTimers()
  late = []
  const { storage } = createMemoryStorage()
  ;({ stores, actionQueue } = openActionPage({ server, timers, storage, returning: false }))
  game = stores.game
})
afterEach(() => server.close())

function openStores(storage?: Parameters<typeof createTestStores>[0]): Stores {
  const opened = createTestStores(storage)
  const player = { wallet: '0xada', playerId: null, guest: true, returning: false }
  opened.session.getState().signedIn(player)
  return opened
}

const add = (action: Parameters<ActionQueue['add']>[0], moves = game.getState().movesLeft - 1) =>
  actionQueue.add(action, {
    optimisticDelta: { moves_left: moves },
    onLate: (outcome) => void late.push(outcome),
  })
const sent = () => server.seen.filter(({ url }) => url === '/api/v1/turn')
const bodies = () => sent().map(({ body }) => (body as { actions: unknown[] }).actions)
const keys = () => new Set(sent().map(({ headers }) => headers['idempotency-key']))

test('sends actions queued together as one batch and shows the expected result at once', async () => {
  server.answer('POST /api/v1/turn', answer(3, 'Washed a car.', 'Handed in.'))
  const texts = Promise.all([add(JOB), add(TASK)])
  expect(game.getState()).toMatchObject({ movesLeft: 3, waitingForDelta: true })
  expect(await texts).toEqual(['Washed a car.', 'Handed in.'])
  expect(bodies()).toEqual([[JOB, TASK]])
  await timers.answered()
  expect(game.getState()).toMatchObject({
    movesLeft: 3,
    playerCash: 2_100,
    waitingForDelta: false,
  })
})

test('puts actions that are queued during a send into the next batch', async () => {
  let respond: () => void = () => undefined
  const requestReceived = new Promise<void>((resolve) => {
    server.answer(
      'POST /api/v1/turn',
      (_, response) => {
        respond = () => {
          response.writeHead(200, { 'content-type': 'application/json' })
          response.end(JSON.stringify(answer(4, 'First.').json))
        }
        resolve()
      },
      answer(2, 'Second.', 'Third.'),
    )
  })
  const first = add(JOB)
  await requestReceived
  const rest = Promise.all([add(JOB), add(TASK)])
  expect(bodies()).toHaveLength(1)
  respond()
  expect(await first).toBe('First.')
  expect(game.getState().waitingForDelta).toBe(true)
  expect(await rest).toEqual(['Second.', 'Third.'])
  expect(bodies()).toEqual([[JOB], [JOB, TASK]])
  expect(keys().size).toBe(2)
})

test('sends a batch again under the same key until it reaches the server', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  expect(await add(JOB)).toBe('The line is down: this is queued, and goes out again by itself.')
  expect(game.getState()).toMatchObject({ movesLeft: 4, waitingForDelta: true })
  await timers.pass(4_900)
  const tries = sent().length
  server.answer('POST /api/v1/turn', answer(4, 'Done at last.'))
  await timers.pass(200)
  await expect.poll(() => late).toEqual([{ isDone: true, text: 'Done at last.' }])
  expect(sent()).toHaveLength(tries + 1)
  expect(keys().size).toBe(1)
  expect(game.getState()).toMatchObject({ playerCash: 2_100, waitingForDelta: false })
})

test('sends the waiting batch first when another action is queued', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await add(JOB)
  server.answer('POST /api/v1/turn', answer(4, 'Old.'), answer(3, 'New.'))
  expect(await add(TASK)).toBe('New.')
  expect(late).toEqual([{ isDone: true, text: 'Old.' }])
  expect(bodies().slice(-2)).toEqual([[JOB], [TASK]])
})

test('sends the actions of a refused batch one by one', async () => {
  server.answer(
    'POST /api/v1/turn',
    refusal('not_done', 'It is not done.'),
    answer(4, 'Washed a car.'),
    refusal('not_done', 'It is not done.'),
  )
  const [job, task] = await Promise.allSettled([add(JOB), add(TASK)])
  expect(job).toMatchObject({ status: 'fulfilled', value: 'Washed a car.' })
  expect(task).toMatchObject({ status: 'rejected', reason: { message: 'It is not done.' } })
  expect(bodies()).toEqual([[JOB, TASK], [JOB], [TASK]])
  expect(keys().size).toBe(3)
})

test('undoes the expected result of a refused action', async () => {
  server.answer('POST /api/v1/turn', refusal('out_of_moves', 'No moves are left today.'))
  await expect(add(JOB)).rejects.toMatchObject({ code: 'out_of_moves' })
  await expect.poll(() => game.getState().movesLeft).toBe(5)
  expect(game.getState().waitingForDelta).toBe(false)
})

test('rejects everything queued when the free session is exhausted', async () => {
  server.answer('POST /api/v1/turn', refusal('session_exhausted', 'Free session exhausted', 429))
  const outcomes = await Promise.allSettled([add(JOB), add(TASK)])
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { message: 'Free session exhausted', status: 429 },
    })
  }
  expect(sent()).toHaveLength(1)
})

test('does not send a batch again after a response outside the protocol', async () => {
  server.answer('POST /api/v1/turn', { json: { made: 'by a proxy' } })
  const outcomes = await Promise.allSettled([add(JOB), add(TASK)])
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'bad_answer' } })
  }
  expect(sent()).toHaveLength(1)
  await expect.poll(() => game.getState().movesLeft).toBe(5)
})

test('gives up a batch before the server forgets its key', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await add(JOB)
  timers.beat(timers.now() + 15 * 60_000)
  await expect.poll(() => late).toEqual([{ isDone: false, text: 'Away.' }])
  expect(keys().size).toBe(1)
  await expect.poll(() => game.getState()).toMatchObject({ movesLeft: 5, waitingForDelta: false })
  expect(timers.waiting).toBe(0)
})

test('waits as long as the server asks', async () => {
  const refused = refusal('rate_limited', 'Slow down.', 429)
  server.answer('POST /api/v1/turn', { ...refused, headers: { 'retry-after': '60' } })
  await add(JOB)
  server.answer('POST /api/v1/turn', answer(4, 'Done.'))
  const tries = sent().length
  timers.beat(timers.now() + 59_000)
  await timers.answered()
  expect(sent()).toHaveLength(tries)
  timers.beat(timers.now() + 1_000)
  await expect.poll(() => late).toEqual([{ isDone: true, text: 'Done.' }])
})

test('sends nothing after its release', async () => {
  server.answer('POST /api/v1/turn', OFFLINE)
  await add(JOB)
  actionQueue.release()
  expect(timers.waiting).toBe(0)
})

test('rejects what is queued when the player leaves, and ignores a late response', async () => {
  const requestReceived = new Promise<() => void>((resolve) => {
    server.answer('POST /api/v1/turn', (_, response) =>
      resolve(() => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer(4, 'Too late.').json))
      }),
    )
  })
  const first = add(JOB)
  const respond = await requestReceived
  const second = add(TASK)
  forgetPlayer(stores)
  await expect(first).rejects.toMatchObject({ code: 'aborted' })
  await expect(second).rejects.toMatchObject({ code: 'aborted' })
  respond()
  await timers.answered()
  await timers.pass(6_000)
  expect(sent()).toHaveLength(1)
  expect(game.getState().playerCash).toBeNull()
})

test('keeps its actions when the player id arrives late, and drops them when it changes', async () => {
  server.answer('POST /api/v1/turn', answer(4, 'Done.'))
  const first = add(JOB)
  stores.session.getState().nameLearned('Ada', 'p1')
  expect(await first).toBe('Done.')
  const second = add(JOB)
  stores.session.getState().nameLearned('Bob', 'p2')
  await expect(second).rejects.toMatchObject({ code: 'aborted' })
})

test('does not wait for a delta after a reload', () => {
  const { storage } = createMemoryStorage()
  openStores(storage).game.getState().actionQueued({ moves_left: 1 })
  expect(storage.read(STORED.gameState)).toContain('"waitingForDelta":true')
  expect(openStores(storage).game.getState().waitingForDelta).toBe(false)
})
