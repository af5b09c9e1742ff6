import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chatTurnCall, regenerateTurnCall, stopTurnCall } from '#src/protocol/calls/chat-turns.ts'
import { identitiesCall, makeKeyCall } from '#src/protocol/calls/account.ts'
import { chatChoiceCall } from '#src/protocol/calls/chat.ts'
import { linkCall } from '#src/protocol/calls/link.ts'
import { loansCall, repayCall } from '#src/protocol/calls/loans.ts'
import { paymentCall } from '#src/protocol/calls/payments.ts'
import { nameCall } from '#src/protocol/calls/player-street.ts'
import { startSimulationCall } from '#src/protocol/calls/simulation.ts'
import { travelCall } from '#src/protocol/calls/street-life.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { turnCall } from '#src/protocol/calls/turn.ts'
import type { Transaction } from '#src/server/db/database.ts'
import { lockPlayer, removeIdentity } from '#src/server/db/repositories/players.ts'
import type { Store } from '#src/server/db/store.ts'
import { authenticate } from '#src/server/services/auth/authenticate.ts'
import { link } from '#src/server/services/auth/link.ts'
import { mergePlayers } from '#src/server/services/auth/merge-players.ts'
import {
  call,
  chipOf,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  proofOf,
  say,
  send,
  signInAs,
  stats,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { stepUp } from '#tests/support/step-up.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

describeOnBothEngines('what a merge meets on its way', (openFreshStore, engine) => {
  let app: TestApp
  let store: Store
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store)
  })

  const mergeIn = async (tx: Transaction, { kept, dropped }: Record<string, TestPlayer>) => {
    const [goesOn, ends] = [
      await lockPlayer(tx, kept?.id ?? ''),
      await lockPlayer(tx, dropped?.id ?? ''),
    ]
    if (!goesOn || !ends) return expect.fail('both were there')
    return mergePlayers(app.means, tx, { kept: goesOn, dropped: ends })
  }
  const sessionOf = async ({ tokens }: TestPlayer) =>
    (await authenticate(app.means, store.db, tokens.api_key)).sessionId
  /** A write under one key, as often as it is sent. */
  const write = (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const key = randomUUID()
    return async (headers: TestPlayer['headers']) => {
      const sent = { headers: { ...headers, 'idempotency-key': key }, ...(body ? { body } : {}) }
      const answer = await send(app, `${method} ${path}`, sent)
      expect(answer.status, `${path}: ${JSON.stringify(answer.json)}`).toBeLessThan(300)
      return answer
    }
  }
  /** Until a transaction waits for another; the embedded engine runs one after the other anyway. */
  const someoneWaits = async () => {
    if (engine === 'embedded') return
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await store.db.execute(waiting)).rows.length).toBe(1)
  }

  test('error: a player who is merged away while a proof is checked is given no identity', async () => {
    const account = newAccount()
    const [kept, dropped] = [await signInAs(app), await signInAs(app)]
    const { address } = account
    const subject = address.toLowerCase()
    await stepUp(app, dropped)
    const linking = link(app.means, {
      caller: { playerId: dropped.id, sessionId: await sessionOf(dropped) },
      body: { proof: await proofOf(app, account) } as never,
      idempotencyKey: undefined,
      verify: async () => {
        await store.transact((tx) => mergeIn(tx, { kept, dropped }))
        return { kind: 'burner', subject, type: 'eoa', address, nonce: null }
      },
    })
    await expect(linking).rejects.toMatchObject({ code: 'not_found' })
    await expectBalancedBooks(store)
    // The identity is nobody's still, and can be linked to who goes on.
    const proof = await proofOf(app, account)
    await stepUp(app, kept)
    const linked = await call(app, linkCall, { headers: kept.headers, body: { proof } })
    expect(linked).toEqual({ linked: true, player_id: kept.id })
  })

  test('who signs in while they are merged signs in as who goes on', async () => {
    const account = newAccount()
    const [kept, dropped] = [await signInAs(app), await signInAs(app, account)]
    const [merged, arrived] = [gate(), gate()]
    const merging = store.transact(async (tx) => {
      await mergeIn(tx, { kept, dropped })
      merged.open()
      await arrived.opened
    })
    await merged.opened
    const signingIn = signInAs(app, account)
    await someoneWaits()
    arrived.open()
    await merging
    const player = await signingIn
    expect(player.id).toBe(kept.id)
    expect((await stats(app, player)).player_id).toBe(kept.id)
    await expectBalancedBooks(store)
  })

  test('who signs in while their identity is unlinked signs in as somebody new', async () => {
    const account = newAccount()
    const player = await signInAs(app, account)
    const [identity] = await call(app, identitiesCall, { headers: player.headers })
    const [removed, arrived] = [gate(), gate()]
    const unlinking = store.transact(async (tx) => {
      await lockPlayer(tx, player.id)
      await removeIdentity(tx, identity?.id ?? '')
      removed.open()
      await arrived.opened
    })
    await removed.opened
    const signingIn = signInAs(app, account)
    await someoneWaits()
    arrived.open()
    await unlinking
    expect((await signingIn).id).not.toBe(player.id)
    await expectBalancedBooks(store)
  })

  test('what was done and not heard of is done once, from whatever session, and where its player was merged meanwhile', async () => {
    const account = newAccount()
    const [kept, dropped] = [await signInAs(app), await signInAs(app, account)]
    const offered = await say(app, dropped, 'I need a loan')
    const { headers } = dropped
    await call(app, chatChoiceCall, { headers, body: chipOf(offered, 'accept') })
    const { loans } = await call(app, loansCall, { headers })
    const lost = [
      write('POST', tradeCall.path, { side: 'buy', symbol: 'SMOKES', quantity: 3 }),
      write('POST', travelCall.path, { borough: 'brooklyn' }),
      write('POST', turnCall.path, { actions: [{ action: 'job' }] }),
      write('POST', repayCall.path.replace('{id}', loans[0]?.id ?? ''), { amount: 200 }),
      write('PUT', nameCall.path, { street_name: 'Two Names' }),
      write('POST', paymentCall.path, { tx_hash: `demo:${randomUUID()}` }),
      write('POST', startSimulationCall.path, { agent: 'tommy' }),
      write('POST', makeKeyCall.path, undefined),
    ]
    await stepUp(app, dropped)
    const first: unknown[] = []
    for (const each of lost) first.push((await each(headers)).json)
    const said = { message: 'what is the word?', key: randomUUID() }
    const heard = await say(app, dropped, said.message, said)

    const anew = await signInAs(app, account)
    const inAnotherSession: unknown[] = []
    for (const each of lost) inAnotherSession.push((await each(anew.headers)).json)
    expect(inAnotherSession).toEqual(first)
    expect((await say(app, anew, said.message, said)).message).toEqual(heard.message)
    await store.transact((tx) => mergeIn(tx, { kept, dropped }))
    const before = await stats(app, kept)

    const after = await signInAs(app, account)
    expect(after.id).toBe(kept.id)
    for (const session of [dropped, kept, after]) {
      const again: unknown[] = []
      for (const each of lost) again.push((await each(session.headers)).json)
      expect(again).toEqual(first)
    }
    const heardAgain = await say(app, dropped, said.message, said)
    expect(heardAgain.message).toEqual(heard.message)
    expect(heardAgain.state_delta.cash).toBe(before.cash)
    expect(await stats(app, dropped)).toEqual(before)
    // Its turn is still theirs, for what they may have missed of it; its talk is over.
    const of = { params: { turn_id: heard.turn_id }, headers: dropped.headers }
    expect((await call(app, chatTurnCall, of)).message).toEqual(heard.message)
    expect((await call(app, stopTurnCall, of)).state_delta.cash).toBe(before.cash)
    const anewPath = `POST ${regenerateTurnCall.path.replace('{turn_id}', heard.turn_id)}`
    expect(await send(app, anewPath, { headers: dropped.headers })).toMatchObject({
      json: { code: 'turn_over' },
    })
    // Under another key it is another one, of who goes on.
    await call(app, turnCall, { headers, body: { actions: [{ action: 'job' }] } })
    expect((await stats(app, kept)).moves_left).toBe(before.moves_left - 1)
    await expectBalancedBooks(store)
  })
})
