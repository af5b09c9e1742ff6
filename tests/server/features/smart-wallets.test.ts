import type { Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nonceCall } from '#src/protocol/calls/auth.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { call, createTestApp, newAccount, send, type TestApp } from '#tests/support/app.ts'
import { type Anvil, startAnvil } from '#tests/support/chain/anvil.ts'
import { type SmartWallet, startWalletFactory } from '#tests/support/chain/smart-wallet.ts'
import { createDatabase, describeOnBothEngines, openTestStore } from '#tests/support/database.ts'
import { startDeadServer } from '#tests/support/dead-server.ts'
import { type SmallServer, startSmallServer } from '#tests/support/small-server.ts'

const BASE = 8453
const WORLD = 480

describe('smart wallets', () => {
  let base: Anvil
  let world: Anvil
  let factory: Awaited<ReturnType<typeof startWalletFactory>>
  let elsewhere: Awaited<ReturnType<typeof startWalletFactory>>
  beforeAll(async () => {
    ;[base, world] = await Promise.all([startAnvil(BASE), startAnvil(WORLD)])
    factory = await startWalletFactory(base)
    elsewhere = await startWalletFactory(world)
  })
  afterAll(() => Promise.all([base.stop(), world.stop()]))

  const environment = () => ({ BASE_RPC_URL: base.url, WORLD_RPC_URL: world.url })
  /** Returns a valid body for /auth/signin, unless the parameters make it invalid. */
  const proof = async (
    app: TestApp,
    address: Hex,
    sign: (message: string) => Promise<Hex>,
    chainId = BASE,
  ) => {
    const query = { address, chain_id: chainId }
    const { nonce, message } = await call(app, nonceCall, { query })
    return { address, message, nonce, signature: await sign(message), sig_type: 'smart_wallet' }
  }
  const signIn = (app: TestApp, body: object) => send(app, 'POST /auth/signin', { body })
  const wrong = { status: 401, json: { code: 'wrong_signature' } }
  const notOnBase = (chainId: number) => ({
    status: 401,
    json: {
      code: 'wrong_signature',
      detail: `A smart wallet signs in on Base here, not on chain ${chainId}. Please switch it to Base and try again.`,
    },
  })

  describeOnBothEngines('signing in', (openFreshStore, _, describeOnce) => {
    let store: Store
    let app: TestApp
    beforeEach(async () => {
      store = await openFreshStore()
      app = await createTestApp(store, { environment: environment() })
    })
    const deployed = async (owner = newAccount()): Promise<SmartWallet> => {
      const wallet = await factory.open(owner)
      await wallet.deploy()
      return wallet
    }

    test('accepts a deployed smart wallet (ERC-1271), also with a wrapped signature', async () => {
      const wallet = await deployed()
      const first = await signIn(app, await proof(app, wallet.address, wallet.sign))
      expect(first).toMatchObject({
        status: 200,
        json: { wallet: wallet.address.toLowerCase(), is_new_player: true },
      })
      // Wallets still wrap their signatures for a while after their deployment.
      const again = await signIn(app, await proof(app, wallet.address, wallet.signUndeployed))
      expect(again).toMatchObject({ status: 200, json: { is_new_player: false } })
    })

    describeOnce('signatures', () => {
      test('accepts a key without a contract', async () => {
        const account = newAccount()
        const body = await proof(app, account.address, (message) =>
          account.signMessage({ message }),
        )
        expect(await signIn(app, body)).toMatchObject({
          status: 200,
          json: { wallet: account.address.toLowerCase() },
        })
      })

      test('accepts a smart wallet before its deployment (ERC-6492) without deploying it', async () => {
        const wallet = await factory.open(newAccount())
        const body = await proof(app, wallet.address, wallet.signUndeployed)
        expect(await signIn(app, body)).toMatchObject({ status: 200 })
        expect(await wallet.isDeployed()).toBe(false)
      })

      test('rejects signatures of another owner, and an unwrapped one without a contract', async () => {
        const [mine, other] = [await deployed(), await factory.open(newAccount())]
        const undeployed = await factory.open(newAccount())
        for (const body of [
          await proof(app, mine.address, other.sign),
          await proof(app, mine.address, other.signUndeployed),
          await proof(app, undeployed.address, other.signUndeployed),
          await proof(app, undeployed.address, undeployed.sign),
        ]) {
          expect(await signIn(app, body)).toMatchObject(wrong)
        }
      })

      test('rejects signatures on other chains than Base', async () => {
        const wallet = await deployed()
        for (const chainId of [WORLD, 137]) {
          const body = await proof(app, wallet.address, wallet.sign, chainId)
          expect(await signIn(app, body)).toMatchObject(wrong)
        }
        const onWorld = await proof(app, wallet.address, wallet.signUndeployed, WORLD)
        expect(await signIn(app, onWorld)).toMatchObject(wrong)
        const unsupported = await proof(app, wallet.address, wallet.signUndeployed, 137)
        expect(await signIn(app, unsupported)).toMatchObject(notOnBase(137))
      })

      test('rejects a wallet that is deployed on another chain only', async () => {
        const owner = newAccount()
        const wallet = await elsewhere.open(owner)
        await wallet.deploy()
        for (const sign of [wallet.sign, wallet.signUndeployed]) {
          const body = await proof(app, wallet.address, sign, WORLD)
          expect(await signIn(app, body)).toMatchObject({ status: 401 })
        }
        const body = await proof(app, wallet.address, wallet.signUndeployed, WORLD)
        expect(await signIn(app, body)).toMatchObject(notOnBase(WORLD))
        // A key's address is its own on every chain.
        const byKey = await proof(
          app,
          owner.address,
          (message) => owner.signMessage({ message }),
          137,
        )
        expect(await signIn(app, byKey)).toMatchObject({ status: 200 })
      })

      test('rejects another site, another address, an expired nonce and a second use', async () => {
        const wallet = await deployed()
        const body = await proof(app, wallet.address, wallet.sign)
        const message = body.message.replace(/^\S+/, 'evil.example')
        const toEvil = { ...body, message, signature: await wallet.sign(message) }
        expect(await signIn(app, toEvil)).toMatchObject({
          status: 401,
          json: { code: 'wrong_domain' },
        })
        const stranger = { ...body, address: newAccount().address }
        expect(await signIn(app, stranger)).toMatchObject({
          status: 401,
          json: { code: 'unknown_nonce' },
        })
        const late = await proof(app, wallet.address, wallet.sign)
        expect(await signIn(app, body)).toMatchObject({ status: 200 })
        expect(await signIn(app, body)).toMatchObject({
          status: 401,
          json: { code: 'unknown_nonce' },
        })
        app.clock.advance(10 * 60_000)
        expect(await signIn(app, late)).toMatchObject({
          status: 401,
          json: { code: 'expired_nonce' },
        })
      })

      test('rejects malformed signatures without consuming the nonce', async () => {
        const wallet = await deployed()
        const suffix = (magic: string) => `0x${'ab'.repeat(96)}${magic.repeat(16)}`
        const body = await proof(app, wallet.address, wallet.sign)
        const garbled = ['0x', '0x1', `0x${'ff'.repeat(64)}`, `0x${'00'.repeat(9_000)}`]
        // Includes the suffixes of ERC-6492 and ERC-8010 after data that is not a wrapped signature.
        for (const signature of [...garbled, suffix('6492'), suffix('8010')]) {
          expect(await signIn(app, { ...body, signature })).toMatchObject(wrong)
        }
        expect(await signIn(app, { ...body, signature: 'no hex' })).toMatchObject({ status: 422 })
        // The proof is still valid.
        expect(await signIn(app, body)).toMatchObject({ status: 200 })
      })

      test('answers 503 while the chain is down or refuses requests, without consuming the nonce', async () => {
        const busy = await refuseCalls(base.url)
        try {
          const gone = await startDeadServer()
          const wallet = await factory.open(newAccount())
          for (const BASE_RPC_URL of [gone, busy.origin]) {
            const away = await createTestApp(store, { environment: { BASE_RPC_URL } })
            const body = await proof(away, wallet.address, wallet.signUndeployed)
            expect(await signIn(away, body)).toMatchObject({
              status: 503,
              json: {
                code: 'unavailable',
                detail:
                  'The chain that checks this wallet does not answer. Please try again in a minute.',
              },
            })
            // The proof is still valid.
            expect(await signIn(app, body)).toMatchObject({ status: 200 })
          }
        } finally {
          await busy.close()
        }
      })
    })
  })

  test('opens one session for ten uses of a proof on two nodes over one PostgreSQL', async () => {
    const database = await createDatabase('postgres')
    const first = await openTestStore(database.location)
    const second = await openTestStore(database.location)
    try {
      const nodes = [
        await createTestApp(first, { environment: environment() }),
        await createTestApp(second, { environment: environment() }),
      ] as const
      const wallet = await factory.open(newAccount())
      const body = await proof(nodes[0], wallet.address, wallet.signUndeployed)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => signIn(nodes[index % 2 ? 1 : 0], body)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
    } finally {
      await Promise.all([first.close(), second.close()])
      await database.remove()
    }
  })
})

/** Starts an RPC that forwards eth_blockNumber and refuses all other requests with 429. */
function refuseCalls(url: string): Promise<SmallServer> {
  const headers = { 'content-type': 'application/json' }
  return startSmallServer(async ({ body }) => {
    if (!body.includes('eth_blockNumber')) return { status: 429 }
    const answer = await fetch(url, { method: 'POST', headers, body })
    return { status: answer.status, body: await answer.json() }
  })
}
