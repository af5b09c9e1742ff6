import { expect, test } from 'vitest'
import { followPushes } from '#src/stores/follow-pushes.ts'
import { createGameStore } from '#src/stores/game-store.ts'
import { settle } from '#tests/support/manual-timers.ts'
import { createMemoryStorage } from '#tests/support/storages.ts'

const HOST = 'https://app.host.example'

/** Opens a page in a frame, with or without a signed-in player. */
function openFrame(confirmed: boolean) {
  const parent = {}
  const page = Object.assign(new EventTarget(), { parent })
  const game = createGameStore(createMemoryStorage().storage)
  const opened: string[] = []
  const frames: unknown[] = []
  followPushes(page, {
    origins: () => Promise.resolve([HOST]),
    game,
    frames: { nonce: () => undefined, use: (proof) => void frames.push(proof) },
    flow: {
      state: { confirmed },
      dispatch: (event) => void opened.push('view' in event ? event.view : event.type),
    },
  })
  const push = async (data: unknown) => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin: HOST, source: parent }))
    await settle()
  }
  return { frames, game, opened, push }
}

test('applies a delta and opens a view for a signed-in player', async () => {
  const { game, opened, push } = openFrame(true)
  await push({ type: 'state_delta', delta: { moves_left: 2 } })
  expect(game.getState().movesLeft).toBe(2)
  await push({ type: 'view_change', view: 'leaderboard' })
  expect(opened).toEqual(['leaderboard'])
})

test('ignores a delta for a visitor', async () => {
  const { game, push } = openFrame(false)
  const before = game.getState().movesLeft
  await push({ type: 'state_delta', delta: { moves_left: before + 1 } })
  expect(game.getState().movesLeft).toBe(before)
})

test('signs the user of a frame in for a visitor only', async () => {
  const proof = { type: 'frame_auth', fid: 7, sig: 'signed' }
  const visitor = openFrame(false)
  await visitor.push(proof)
  expect(visitor.frames).toMatchObject([{ fid: 7, sig: 'signed' }])
  expect(visitor.opened).toEqual(['host_can_sign_in'])
  const player = openFrame(true)
  await player.push(proof)
  expect(player.frames).toEqual([])
  expect(player.opened).toEqual([])
})
