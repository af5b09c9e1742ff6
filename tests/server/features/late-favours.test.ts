import { expect, test } from 'vitest'
import { favourCall } from '#src/protocol/calls/favours.ts'
import { loansCall } from '#src/protocol/calls/loans.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import { call, createTestApp, expectBalancedBooks, send, signInAs } from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('a late debtor', (openFreshStore) => {
  test('gets no favour, and still sees an advance that a collector has paid off', async () => {
    const store = await openFreshStore()
    const app = await createTestApp(store)
    const player = await signInAs(app)
    const { headers } = player
    const body = { favor_type: 'cash_advance', character: 'tommy' } as const
    await call(app, favourCall, { body, headers })
    app.clock.advance(11 * DAY_MS)
    const listed = async () => {
      const { loans } = await call(app, loansCall, { headers })
      return loans.map(({ shark, status }) => [shark, status])
    }
    const loans = [
      ['vinnie', 'late'],
      ['tommy', 'paid'],
    ]
    expect(await listed()).toEqual(loans)
    for (const favour of ['extension', 'tip'] as const) {
      const asked = { favor_type: favour, character: 'vinnie' }
      expect(await send(app, 'POST /player/favor', { body: asked, headers })).toMatchObject({
        status: 409,
        json: { code: 'favour_refused' },
      })
    }
    await new PlayerWriter(app.server, app.market).catchUp(player.id)
    expect(await listed()).toEqual(loans)
    await expectBalancedBooks(store)
  })
})
