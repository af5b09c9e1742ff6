import { expect, onTestFinished, test } from 'vitest'
import { stepWorld } from '#src/ecs/schedule.ts'
import { openStage } from '#tests/support/open-stage.ts'

const DUE = '2026-11-10T17:00:00.000Z'

async function openAt(view: 'account' | 'market') {
  let now = '2026-11-10T12:00:00.000Z'
  const opened = await openStage({ view, instant: () => now })
  onTestFinished(() => opened.server.close())
  return {
    ...opened,
    /** Passes a minute of the clock and of the world, without a call to the server. */
    passMinute: () => {
      now = '2026-11-10T12:01:00.000Z'
      stepWorld(opened.world, opened.world.time.now + 60_000)
    },
  }
}

test('the countdown of a merge follows the minute', async () => {
  const { flow, passMinute, stores, text } = await openAt('account')
  flow.dispatch({ type: 'session_restored', wallet: '0x71c20000000000000000000000000000000009a3' })
  const merge = { id: DUE, kept: 'Bones', dropped: 'Slick', asked_at: DUE, due_at: DUE }
  stores.account.getState().received({ identities: [], merges: [merge] })
  expect(text()).toContain('5 h 0 min')
  passMinute()
  expect(text()).toContain('4 h 59 min')
})

test('the countdowns of the market follow the minute while nothing can be refreshed', async () => {
  const { passMinute, stores, text } = await openAt('market')
  stores.market.getState().choicesChanged({ tab: 'favours', shark: 'tommy' })
  const favour = { character: 'tommy', favor_type: 'tip', about: 'News.', is_sold: false } as const
  const favors = [{ ...favour, cooldown_ends_at: DUE, refusal: null }]
  stores.market.getState().received({ favours: { moves_left: 5, cost: 1, favors, sooner: null } })
  expect(text()).toContain('Again in 5 h 0 min')
  passMinute()
  expect(text()).toContain('Again in 4 h 59 min')
})
