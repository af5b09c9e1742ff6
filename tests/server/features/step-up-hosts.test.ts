import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchangeCall, exchangeWorldCall, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { stepUpCall } from '#src/protocol/calls/identity.ts'
import { call, createTestApp, newAccount, send, type TestApp } from '#tests/support/app.ts'
import { openAddressBook } from '#tests/support/chain/address-book.ts'
import { type Anvil, startAnvil } from '#tests/support/chain/anvil.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { type SmartWallet, startWalletFactory } from '#tests/support/chain/smart-wallet.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { type QuickAuthServer, startQuickAuthServer } from '#tests/support/quick-auth-server.ts'

const ORIGIN = 'https://game.example'
const DOMAIN = 'game.example'
const FID = 1234

type Signer = Pick<SmartWallet, 'address' | 'sign'>

describe('a step-up with a host', () => {
  let issuer: QuickAuthServer
  let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
  let world: Anvil
  let worldWallets: Awaited<ReturnType<typeof startWalletFactory>>
  beforeAll(async () => {
    ;[issuer, optimism, world] = await Promise.all([
      startQuickAuthServer(),
      startFarcasterChain(),
      startAnvil(480),
    ])
    worldWallets = await startWalletFactory(world)
  })
  afterAll(() => Promise.all([issuer.close(), optimism.stop(), world.stop()]))

  describeOnBothEngines('proofs', (openFreshStore) => {
    let app: TestApp
    beforeEach(async () => {
      app = await createTestApp(await openFreshStore(), {
        environment: {
          PUBLIC_ORIGIN: ORIGIN,
          QUICK_AUTH_ORIGIN: issuer.origin,
          OPTIMISM_RPC_URL: optimism.url,
          WORLD_RPC_URL: world.url,
        },
      })
    })
    const now = () => app.clock.now()
    const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const quickAuth = () =>
      issuer.issue({ fid: FID, audience: DOMAIN, now: now().getTime() / 1_000 })
    const keyOf = ({ api_key }: { api_key: string }) => ({ authorization: `Bearer ${api_key}` })
    const signInByFid = async () => {
      const input = {
        params: { provider: 'farcaster' } as const,
        body: { token: await quickAuth() },
      }
      return keyOf(await call(app, exchangeCall, input))
    }
    const signText = async (
      account: Signer,
      fields: { chainId: number; nonce: string; resources?: string[]; statement: string },
    ) => {
      const { address } = account
      const site = { domain: DOMAIN, uri: `${ORIGIN}/`, version: '1' } as const
      const message = createSiweMessage({ ...fields, ...site, address, issuedAt: now() })
      return pack({ address, message, signature: await account.sign(message) })
    }
    /** Returns the signed text that a Farcaster host's signIn returns. */
    const farcasterText = async (
      account: ReturnType<typeof newAccount>,
      headers: Record<string, string>,
      purpose: 'farcaster' | 'farcaster-step-up' = 'farcaster-step-up',
    ) => {
      const { nonce } = await call(app, providerNonceCall, { params: { purpose }, headers })
      const resources = [`farcaster://fid/${FID}`]
      const signer: Signer = {
        address: account.address,
        sign: (message) => account.signMessage({ message }),
      }
      return signText(signer, { chainId: 10, nonce, resources, statement: 'Farcaster Auth' })
    }

    test.each(['farcaster', 'base'] as const)(
      'accepts from %s a text signed by the owner of the fid',
      async (provider) => {
        const custody = newAccount()
        await optimism.giveFid(FID, custody.address)
        const headers = await signInByFid()
        const body = { provider, token: await farcasterText(custody, headers) }
        await call(app, stepUpCall, { headers, body })
        expect(await send(app, 'POST /player/keys', { headers })).toMatchObject({ status: 200 })
      },
    )

    test('accepts from World App the text of walletAuth for this purpose', async () => {
      const account = await worldWallets.open(newAccount())
      await account.deploy()
      await (await openAddressBook(world)).verify(account.address, now())
      const statement = 'Confirm'
      const sign = async (purpose: 'world' | 'world-step-up', headers = {}) => {
        const { nonce } = await call(app, providerNonceCall, { params: { purpose }, headers })
        return signText(account, { chainId: 480, nonce, statement })
      }
      const tokens = await call(app, exchangeWorldCall, { body: { token: await sign('world') } })
      const headers = keyOf(tokens)
      const ofSignIn = { provider: 'world', token: await sign('world', headers) }
      expect(await send(app, 'POST /auth/step-up', { headers, body: ofSignIn })).toMatchObject({
        status: 401,
        json: { code: 'unknown_nonce' },
      })
      const body = { provider: 'world', token: await sign('world-step-up', headers) } as const
      await call(app, stepUpCall, { headers, body })
      expect(await send(app, 'POST /player/keys', { headers })).toMatchObject({ status: 200 })
    })

    test('refuses a quick auth token, and texts of a sign-in or another session', async () => {
      const custody = newAccount()
      await optimism.giveFid(FID, custody.address)
      const [headers, other] = [await signInByFid(), await signInByFid()]
      const refused = [
        [await quickAuth(), 403, 'forbidden'],
        [await farcasterText(custody, headers, 'farcaster'), 401, 'unknown_nonce'],
        [await farcasterText(custody, other), 401, 'unknown_nonce'],
      ] as const
      for (const [token, status, code] of refused) {
        const body = { provider: 'farcaster', token }
        expect(await send(app, 'POST /auth/step-up', { headers, body })).toMatchObject({
          status,
          json: { code },
        })
      }
      expect(await send(app, 'POST /player/keys', { headers })).toMatchObject({ status: 403 })
    })
  })
})
