import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identitiesCall } from '#src/protocol/calls/account.ts'
import { signInCall } from '#src/protocol/calls/auth.ts'
import { monthlyPotCall } from '#src/protocol/calls/economy.ts'
import { exchangeCall } from '#src/protocol/calls/exchange.ts'
import { unlinkCall } from '#src/protocol/calls/identity.ts'
import { leaderboardCall, ownRankCall } from '#src/protocol/calls/leaderboard.ts'
import { paymentCall, paymentOrderCall } from '#src/protocol/calls/payments.ts'
import { recapCall } from '#src/protocol/calls/player-street.ts'
import type { EvidenceKind } from '#src/protocol/evidence.ts'
import { RULES } from '#src/rules/config.ts'
import { saveEvidence } from '#src/server/platform/db/repositories/evidence.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import {
  call,
  createTestApp,
  expectBalancedBooks,
  newAccount,
  proofOf,
  say,
  signInAs,
  type TestApp,
  type TestPlayer,
} from '#tests/support/app.ts'
import { type Anvil, RICH, startAnvil } from '#tests/support/chain/anvil.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from '#tests/support/chain/usdc-chain.ts'
import { asOwner, describeOnBothEngines, describeOnOneEngine } from '#tests/support/database.ts'
import { linkAccount } from '#tests/support/link-account.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'
import { type QuickAuthServer, startQuickAuthServer } from '#tests/support/quick-auth-server.ts'
import { trade } from '#tests/support/trades.ts'

const DAY_MS = 86_400_000
/** An address at which no chain answers: the pot is no demo, and the chain proves no player. */
const NO_CHAIN = 'http://127.0.0.1:1'

type Headers = Pick<TestPlayer, 'headers'>

const potOf = (app: TestApp, { headers }: Headers) => call(app, monthlyPotCall, { headers })
/** What proves the player, by all identities. */
const evidenceOf = async (app: TestApp, { headers }: Headers): Promise<EvidenceKind[]> => {
  const identities = await call(app, identitiesCall, { headers })
  return identities.flatMap(({ proves }) => proves)
}
const keyOf = ({ api_key }: { api_key: string }): Headers => ({
  headers: { authorization: `Bearer ${api_key}` },
})
/** Signs in with a key that calls itself a wallet. */
const signInAsWallet = async (app: TestApp, account = newAccount()): Promise<TestPlayer> => {
  const body = { ...(await proofOf(app, account)), sig_type: 'eoa' as const }
  const tokens = await call(app, signInCall, { body })
  return { account, id: tokens.player_id, tokens, ...keyOf(tokens) }
}
const subjectOf = ({ account }: Pick<TestPlayer, 'account'>) => account.address.toLowerCase()
/** Stores a payment of the player's account. */
const prove = (app: TestApp, player: TestPlayer) =>
  app.server.store.transact((tx) =>
    saveEvidence(tx, subjectOf(player), [{ kind: 'payment', at: app.clock.now(), endsAt: null }]),
  )

describeOnBothEngines('a key that calls itself a wallet', (openFreshStore) => {
  const open = (store: Store, environment = { OPTIMISM_RPC_URL: NO_CHAIN }) =>
    createTestApp(store, { environment })

  test('is not proven and has no share of the pot, whatever sig_type it sends', async () => {
    const app = await open(await openFreshStore())
    app.clock.setTo(new Date('2026-11-25T12:00:00.000Z'))
    const honest = await signInAs(app)
    const liar = await signInAsWallet(app)
    await prove(app, honest)
    for (let day = 0; day < 5; day += 1) {
      for (const player of [honest, liar]) {
        await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
      }
      if (day === 4) {
        const pot = await potOf(app, liar)
        expect(pot).toMatchObject({ proven: false, is_demo: false, days_played: 5 })
        expect(pot.next_distribution.eligible_players).toBe(1)
        expect(await potOf(app, honest)).toMatchObject({ proven: true })
      }
      app.clock.advance(DAY_MS)
    }
    const board = await call(app, leaderboardCall)
    expect(board.filter(({ proven }) => proven)).toHaveLength(1)
    expect(await call(app, ownRankCall, liar)).toMatchObject({ proven: false, is_demo: false })
    expect(await call(app, ownRankCall, honest)).toMatchObject({ proven: true })

    app.clock.setTo(new Date('2026-12-01T00:00:02.000Z'))
    await app.market.settle()
    const share = async ({ headers }: Headers) =>
      (await call(app, recapCall, { headers }))?.pot_share
    expect(await call(app, recapCall, await signInAsWallet(app))).toBeNull()
    expect(await share(honest)).toBeGreaterThan(0)
    expect(await share(liar)).toBe(0)
  })

  test('adds nothing to the pot by its days, for any first act of a day', async () => {
    const app = await open(await openFreshStore())
    const [trader, talker] = [await signInAsWallet(app), await signInAsWallet(app)]
    const sessions = async () => (await potOf(app, trader)).contribution_breakdown.game_sessions
    const playDay = async () => {
      await trade(app, trader, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
      await say(app, talker, 'hello')
    }
    await playDay()
    expect(await sessions()).toBe(0)
    for (const player of [trader, talker]) await prove(app, player)
    app.clock.advance(DAY_MS)
    await playDay()
    expect(await sessions()).toBe((2 * RULES.pot.sessionCents) / 100)
    await expectBalancedBooks(app.server.store)
  })

  test('takes part in a demo pot, and a demo payment proves nothing', async () => {
    const app = await createTestApp(await openFreshStore())
    const player = await signInAsWallet(app)
    const body = { tx_hash: `demo:${randomUUID()}` }
    expect(await call(app, paymentCall, { body, ...player })).toMatchObject({ is_demo: true })
    for (let day = 0; day < 5; day += 1) {
      await trade(app, player, { side: 'buy', symbol: 'SMOKES', quantity: 1 })
      app.clock.advance(DAY_MS)
    }
    const pot = await potOf(app, player)
    expect(pot).toMatchObject({ proven: false, is_demo: true })
    expect(pot.next_distribution.eligible_players).toBe(1)
    expect(await evidenceOf(app, player)).toEqual([])
  })

  test('keeps a proof through a merge, and loses it with the identity that gave it', async () => {
    const app = await open(await openFreshStore())
    const [player, other] = [await signInAs(app), await signInAs(app)]
    await app.server.store.transact((tx) =>
      saveEvidence(tx, subjectOf(other), [
        { kind: 'payment', at: app.clock.now(), endsAt: null },
        { kind: 'history', at: new Date(0), endsAt: null },
      ]),
    )
    await linkAccount(app, player, other.account)
    expect(await evidenceOf(app, player)).toEqual(['history', 'payment'])
    const identities = await call(app, identitiesCall, player)
    const id = identities.find(({ subject }) => subject === subjectOf(other))?.id ?? ''
    await call(app, unlinkCall, { params: { id }, ...player })
    expect(await potOf(app, player)).toMatchObject({ proven: false })
    // The payment stays in the books; what the chains say is read again.
    expect(await evidenceOf(app, await signInAs(app, other.account))).toEqual(['payment'])
  })

  test('is not proven by evidence that is younger than the season or has ended', async () => {
    const app = await open(await openFreshStore())
    const player = await signInAs(app)
    const now = app.clock.now()
    const save = (kind: EvidenceKind, at: Date, endsAt: Date | null) =>
      app.server.store.transact((tx) => saveEvidence(tx, subjectOf(player), [{ kind, at, endsAt }]))
    await save('history', now, null)
    await save('farcaster', now, null)
    await save('world_id', now, new Date(now.getTime() + DAY_MS))
    expect(await evidenceOf(app, player)).toEqual(['world_id'])
    app.clock.advance(DAY_MS)
    expect(await evidenceOf(app, player)).toEqual([])
    app.clock.setTo(new Date('2026-10-01T00:00:00.000Z'))
    expect(await evidenceOf(app, player)).toEqual(['farcaster', 'history'])
  })
})

describeOnBothEngines('a payment', (openFreshStore) => {
  let chain: UsdcChain
  beforeAll(async () => {
    chain = await startUsdcChain()
    await chain.mint(RICH.address, 10_000_000n)
  })
  afterAll(() => chain.stop())

  test('proves the wallet that made it, until it is deleted', async () => {
    const environment = { TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url }
    const app = await createTestApp(await openFreshStore(), { environment })
    const player = await signInAs(app)
    await linkAccount(app, player, RICH)
    const query = { chain: 'base', usdc: 1 } as const
    await call(app, paymentOrderCall, { query, ...player })
    const args = [TREASURY, 1_000_000n]
    const hash = await chain.ask({ functionName: 'transfer', args })
    await chain.client.mine({ blocks: 1 })
    expect(await evidenceOf(app, player)).toEqual([])
    await call(app, paymentCall, { body: { tx_hash: hash }, ...player })
    const identities = await call(app, identitiesCall, player)
    expect(identities.map(({ proves }) => proves)).toEqual([[], ['payment']])
    await asOwner(app.server.store).db.execute(sql`delete from payments`)
    expect(await evidenceOf(app, player)).toEqual([])
  })
})

describeOnOneEngine('the history of an identity', (openFreshStore) => {
  let base: Anvil
  let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
  let issuer: QuickAuthServer
  beforeAll(async () => {
    ;[base, optimism, issuer] = await Promise.all([
      startAnvil(8453),
      startFarcasterChain(),
      startQuickAuthServer(),
    ])
  })
  afterAll(() => Promise.all([base.stop(), optimism.stop(), issuer.close()]))

  /** Mines a block at the beginning of the month after the chain's last block. Resolves with its time. */
  const beginMonth = async ({ client }: Pick<Anvil, 'client'>): Promise<Date> => {
    const { timestamp } = await client.getBlock()
    const last = new Date(Number(timestamp) * 1_000)
    const month = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1))
    await client.setNextBlockTimestamp({ timestamp: BigInt(month.getTime() / 1_000) })
    await client.mine({ blocks: 1 })
    return month
  }
  const fund = async (to: Address): Promise<void> => {
    const hash = await base.client.sendTransaction({ account: RICH, to, value: 10n ** 18n })
    await base.client.waitForTransactionReceipt({ hash })
  }
  const sendFrom = async (account: ReturnType<typeof newAccount>): Promise<void> => {
    const hash = await base.client.sendTransaction({ account, to: RICH.address, value: 1n })
    await base.client.waitForTransactionReceipt({ hash })
  }

  test('proves a wallet that sent a transaction before the season, others in the next one', async () => {
    const [old, young, guest] = [newAccount(), newAccount(), newAccount()]
    await fund(old.address)
    await fund(young.address)
    await sendFrom(old)
    const month = await beginMonth(base)
    await sendFrom(young)
    const clock = createManualClock(new Date(month.getTime() + 20 * DAY_MS))
    const environment = { BASE_RPC_URL: base.url }
    const app = await createTestApp(await openFreshStore(), { clock, environment })
    expect(await evidenceOf(app, await signInAs(app, old))).toEqual(['history'])
    expect(await evidenceOf(app, await signInAsWallet(app, guest))).toEqual([])
    const player = await signInAsWallet(app, young)
    expect(await evidenceOf(app, player)).toEqual([])
    clock.advance(12 * DAY_MS)
    expect(await evidenceOf(app, player)).toEqual(['history'])
  })

  test('proves a Farcaster id that was registered before the season, others in the next one', async () => {
    await optimism.giveFid(500, RICH.address)
    const month = await beginMonth(optimism)
    await optimism.giveFid(501, RICH.address)
    const clock = createManualClock(new Date(month.getTime() + 20 * DAY_MS))
    const app = await createTestApp(await openFreshStore(), {
      clock,
      environment: {
        PUBLIC_ORIGIN: 'https://game.example',
        QUICK_AUTH_ORIGIN: issuer.origin,
        OPTIMISM_RPC_URL: optimism.url,
      },
    })
    const signInByFid = async (fid: number): Promise<Headers> => {
      const claims = { fid, audience: 'game.example', now: clock.now().getTime() / 1_000 }
      const body = { token: await issuer.issue(claims) }
      return keyOf(await call(app, exchangeCall, { params: { provider: 'farcaster' }, body }))
    }
    expect(await evidenceOf(app, await signInByFid(500))).toEqual(['farcaster'])
    const young = await signInByFid(501)
    expect(await evidenceOf(app, young)).toEqual([])
    clock.advance(12 * DAY_MS)
    expect(await evidenceOf(app, young)).toEqual(['farcaster'])
  })

  test('does not hold up a sign-in when no chain answers', async () => {
    const environment = { BASE_RPC_URL: NO_CHAIN }
    const app = await createTestApp(await openFreshStore(), { environment })
    expect(await potOf(app, await signInAsWallet(app))).toMatchObject({
      proven: false,
      is_demo: false,
    })
  })
})
