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
import { batchCall } from '#src/protocol/calls/batch.ts'
import type { Transaction } from '#src/server/platform/db/database.ts'
import { lockPlayer, removeIdentity } from '#src/server/platform/db/repositories/players.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { authenticate } from '#src/server/identity/auth/authenticate.ts'
import { link } from '#src/server/identity/auth/link.ts'
import { mergePlayers } from '#src/server/identity/auth/merge-players.ts'
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
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { stepUp } from '#tests/support/step-up.ts'
import { deferred } from '#tests/support/deferred.ts'

describeOnBothEngines('a merge during other calls', (openFreshStore, engine) => {
  let app: TestApp
  let store: Store
  beforeEach(async () => {
    store = await openFreshStore()
    app = await createTestApp(store)
  })

  /** Merges two players as if the first session of the dropped one had asked for it. */
  const mergeInside = async (tx: Transaction, { kept, dropped }: Record<string, TestPlayer>) => {
    const [keptPlayer, droppedPlayer] = [
      await lockPlayer(tx, kept?.id ?? ''),
      await lockPlayer(tx, dropped?.id ?? ''),
    ]
    if (!keptPlayer || !droppedPlayer || !dropped) return expect.fail('a player is missing')
    const { sessionId: askedBy } = await authenticate(app.server, tx, dropped.tokens.api_key)
    return mergePlayers(app.server, tx, { kept: keptPlayer, dropped: droppedPlayer, askedBy })
  }
  const sessionOf = async ({ tokens }: TestPlayer) =>
    (await authenticate(app.server, store.db, tokens.api_key)).sessionId
  /** Returns a function that sends a write, each time under the same idempotency key. */
  const write = (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const key = randomUUID()
    return async (headers: TestPlayer['headers']) => {
      const sent = { headers: { ...headers, 'idempotency-key': key }, ...(body ? { body } : {}) }
      const answer = await send(app, `${method} ${path}`, sent)
      expect(answer.status, `${path}: ${JSON.stringify(answer.json)}`).toBeLessThan(300)
      return answer
    }
  }
  /** Resolves when a transaction waits for a lock. The embedded engine runs one transaction at a time. */
  const waitForBlocked = async () => {
    if (engine === 'embedded') return
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await asOwner(store).db.execute(waiting)).rows.length).toBe(1)
  }

  test('refuses a link with not_found if the caller is dropped while the proof is verified', async () => {
    const account = newAccount()
    const [kept, dropped] = [await signInAs(app), await signInAs(app)]
    const { address } = account
    const subject = address.toLowerCase()
    await stepUp(app, dropped)
    const linking = link(app.server, {
      caller: { playerId: dropped.id, sessionId: await sessionOf(dropped) },
      body: { proof: await proofOf(app, account) } as never,
      idempotencyKey: undefined,
      verify: async () => {
        await store.transact((tx) => mergeInside(tx, { kept, dropped }))
        return { kind: 'burner', subject, type: 'eoa', address, nonce: null }
      },
    })
    await expect(linking).rejects.toMatchObject({ code: 'not_found' })
    await expectBalancedBooks(store)
    // The identity is still free and can be linked to the kept player.
    const proof = await proofOf(app, account)
    await stepUp(app, kept)
    const linked = await call(app, linkCall, { headers: kept.headers, body: { proof } })
    expect(linked).toEqual({ linked: true, player_id: kept.id })
  })

  test('signs the dropped player in as the kept one during the merge', async () => {
    const account = newAccount()
    const [kept, dropped] = [await signInAs(app), await signInAs(app, account)]
    const [merged, arrived] = [deferred(), deferred()]
    const merging = store.transact(async (tx) => {
      await mergeInside(tx, { kept, dropped })
      merged.resolve()
      await arrived.promise
    })
    await merged.promise
    const signingIn = signInAs(app, account)
    await waitForBlocked()
    arrived.resolve()
    await merging
    const player = await signingIn
    expect(player.id).toBe(kept.id)
    expect((await stats(app, player)).player_id).toBe(kept.id)
    await expectBalancedBooks(store)
  })

  test('signs an identity in as a new player while it is being unlinked', async () => {
    const account = newAccount()
    const player = await signInAs(app, account)
    const [identity] = await call(app, identitiesCall, { headers: player.headers })
    const [removed, arrived] = [deferred(), deferred()]
    const unlinking = store.transact(async (tx) => {
      await lockPlayer(tx, player.id)
      await removeIdentity(tx, identity?.id ?? '')
      removed.resolve()
      await arrived.promise
    })
    await removed.promise
    const signingIn = signInAs(app, account)
    await waitForBlocked()
    arrived.resolve()
    await unlinking
    expect((await signingIn).id).not.toBe(player.id)
    await expectBalancedBooks(store)
  })

  test('executes repeated writes once, from any session and also after their player was dropped', async () => {
    const account = newAccount()
    const [kept, dropped] = [await signInAs(app), await signInAs(app, account)]
    const offered = await say(app, dropped, 'I need a loan')
    const { headers } = dropped
    await call(app, chatChoiceCall, { headers, body: chipOf(offered, 'accept') })
    const { loans } = await call(app, loansCall, { headers })
    const lost = [
      write('POST', tradeCall.path, { side: 'buy', symbol: 'SMOKES', quantity: 3 }),
      write('POST', travelCall.path, { borough: 'brooklyn' }),
      write('POST', batchCall.path, { actions: [{ action: 'job' }] }),
      write('POST', repayCall.path.replace('{id}', loans[0]?.id ?? ''), { amount: 200 }),
      write('PUT', nameCall.path, { street_name: 'Two Names' }),
      write('POST', paymentCall.path, { tx_hash: `demo:${randomUUID()}` }),
      write('POST', startSimulationCall.path, { agent: 'tommy' }),
      write('POST', makeKeyCall.path, undefined),
    ]
    await stepUp(app, dropped)
    const first: unknown[] = []
    for (const each of lost) first.push((await each(headers)).json)
    const sent = { message: 'what is the word?', key: randomUUID() }
    const reply = await say(app, dropped, sent.message, sent)

    const newSession = await signInAs(app, account)
    const inNewSession: unknown[] = []
    for (const each of lost) inNewSession.push((await each(newSession.headers)).json)
    expect(inNewSession).toEqual(first)
    expect((await say(app, newSession, sent.message, sent)).message).toEqual(reply.message)
    await store.transact((tx) => mergeInside(tx, { kept, dropped }))
    const before = await stats(app, kept)

    const after = await signInAs(app, account)
    expect(after.id).toBe(kept.id)
    for (const session of [dropped, kept, after]) {
      const again: unknown[] = []
      for (const each of lost) again.push((await each(session.headers)).json)
      expect(again).toEqual(first)
    }
    const repeated = await say(app, dropped, sent.message, sent)
    expect(repeated.message).toEqual(reply.message)
    expect(repeated.state_delta.cash).toBe(before.cash)
    expect(await stats(app, dropped)).toEqual(before)
    // The dropped player's turn can still be read, but not regenerated.
    const ofTurn = { params: { turn_id: reply.turn_id }, headers: dropped.headers }
    expect((await call(app, chatTurnCall, ofTurn)).message).toEqual(reply.message)
    expect((await call(app, stopTurnCall, ofTurn)).state_delta.cash).toBe(before.cash)
    const regenerate = `POST ${regenerateTurnCall.path.replace('{turn_id}', reply.turn_id)}`
    expect(await send(app, regenerate, { headers: dropped.headers })).toMatchObject({
      json: { code: 'turn_over' },
    })
    // Under another idempotency key it is a new write of the kept player.
    await call(app, batchCall, { headers, body: { actions: [{ action: 'job' }] } })
    expect((await stats(app, kept)).moves_left).toBe(before.moves_left - 1)
    await expectBalancedBooks(store)
  })
})
