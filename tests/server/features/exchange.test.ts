import { randomBytes, randomUUID } from 'node:crypto'
import { createJsonFarcasterSignature } from '@farcaster/miniapp-node'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  exchangeBaseCall,
  exchangeCall,
  exchangeWorldCall,
  providerNonceCall,
} from '#src/protocol/calls/exchange.ts'
import { meCall, sessionCall } from '#src/protocol/calls/auth.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { call, createTestApp, newAccount, send, type TestApp } from '#tests/support/app.ts'
import { openAddressBook } from '#tests/support/chain/address-book.ts'
import { type Anvil, receiptOf, RICH, startAnvil } from '#tests/support/chain/anvil.ts'
import { compileContracts } from '#tests/support/chain/contracts.ts'
import { startFarcasterChain } from '#tests/support/chain/farcaster-chain.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { createManualClock, type ManualClock } from '#tests/support/manual-clock.ts'
import { type QuickAuthServer, startQuickAuthServer } from '#tests/support/quick-auth-server.ts'

const ORIGIN = 'https://game.example'
const DOMAIN = 'game.example'
const FID = 1234
const APP_FID = 9_000

describe('host tokens', () => {
  let issuer: QuickAuthServer
  let optimism: Awaited<ReturnType<typeof startFarcasterChain>>
  let world: Anvil
  beforeAll(async () => {
    ;[issuer, optimism, world] = await Promise.all([
      startQuickAuthServer(),
      startFarcasterChain(),
      startAnvil(480),
    ])
  })
  afterAll(() => Promise.all([issuer.close(), optimism.stop(), world.stop()]))

  describeOnBothEngines('exchange', (openFreshStore, _, describeOnce) => {
    let app: TestApp
    let store: Store
    let clock: ManualClock
    const seconds = () => clock.now().getTime() / 1000
    beforeEach(async () => {
      clock = createManualClock()
      store = await openFreshStore()
      app = await createTestApp(store, {
        clock,
        environment: {
          PUBLIC_ORIGIN: ORIGIN,
          QUICK_AUTH_ORIGIN: issuer.origin,
          OPTIMISM_RPC_URL: optimism.url,
          FARCASTER_APP_FIDS: String(APP_FID),
          WORLD_RPC_URL: world.url,
        },
      })
    })
    const token = (claims: Partial<Parameters<QuickAuthServer['issue']>[0]> = {}) =>
      issuer.issue({ fid: FID, audience: DOMAIN, now: seconds(), ...claims })
    const exchange = (body: object) => send(app, 'POST /auth/exchange/farcaster', { body })

    test('opens a session for a quick auth token, with an unproven wallet', async () => {
      const wallet = newAccount().address.toLowerCase()
      const tokens = await call(app, exchangeCall, {
        params: { provider: 'farcaster' },
        body: { token: await token(), wallet },
      })
      expect(tokens).toMatchObject({
        wallet,
        wallet_proven: false,
        identity: { type: 'farcaster', fid: FID },
      })
      const headers = { authorization: `Bearer ${tokens.api_key}` }
      expect(await call(app, meCall, { headers })).toMatchObject({ player_id: tokens.player_id })
      expect(await call(app, sessionCall, { headers, query: { wallet } })).toEqual({ valid: true })
    })

    test('signs the same fid in Base App in as the same player, with a placeholder address', async () => {
      const first = await call(app, exchangeCall, {
        params: { provider: 'farcaster' },
        body: { token: await token() },
      })
      const second = await call(app, exchangeBaseCall, { body: { jwt: await token() } })
      expect(second.player_id).toBe(first.player_id)
      expect(second.identity?.type).toBe('base_minikit')
      expect(second.wallet).toMatch(/^0x[0-9a-f]{40}$/)
      expect(second.wallet_proven).toBe(false)
    })

    /** Returns the result of a Farcaster host's signIn as a token. */
    const farcasterText = async (
      account = newAccount(),
      changes: Partial<Parameters<typeof createSiweMessage>[0]> = {},
    ) => {
      const { nonce } = await call(app, providerNonceCall, { params: { purpose: 'farcaster' } })
      const message = createSiweMessage({
        address: account.address,
        chainId: 10,
        domain: DOMAIN,
        uri: `${ORIGIN}/`,
        version: '1',
        nonce,
        statement: 'Farcaster Auth',
        issuedAt: clock.now(),
        resources: [`farcaster://fid/${FID}`],
        ...changes,
      })
      return pack({ message, signature: await account.signMessage({ message }) })
    }

    test('opens one session for ten concurrent uses of a proof', async () => {
      const custody = newAccount()
      await optimism.giveFid(FID, custody.address)
      const token = await farcasterText(custody)
      const other = await createTestApp(store, {
        clock,
        environment: { PUBLIC_ORIGIN: ORIGIN, OPTIMISM_RPC_URL: optimism.url },
      })
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          send(index % 2 ? app : other, 'POST /auth/exchange/farcaster', { body: { token } }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
    })

    /** Returns `sig` as a frame sends it, with the key that signed it and the secret of the browser. */
    const frameSignature = async (changes: object = {}, fid = FID) => {
      const { nonce, secret = '' } = await call(app, providerNonceCall, {
        params: { purpose: 'frame' },
      })
      const privateKey = randomBytes(32)
      const signed = createJsonFarcasterSignature({
        fid,
        type: 'app_key',
        privateKey,
        payload: Buffer.from(
          JSON.stringify({ fid, aud: DOMAIN, exp: seconds() + 60, nonce, ...changes }),
        ),
      })
      const { key } = JSON.parse(Buffer.from(signed.header, 'base64url').toString('utf8'))
      return { key, secret, sig: `${signed.header}.${signed.payload}.${signed.signature}` }
    }
    const frame = (fid: number, sig: string, secret = '') => {
      const query = new URLSearchParams({ fid: String(fid), sig, secret })
      return send(app, `GET /api/loan-shark/auth/frame?${query}`)
    }

    test('gives the first answer to a repeat under the same idempotency key', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const body = { token: await token() }
      const first = await send(app, 'POST /auth/exchange/farcaster', { body, headers })
      const second = await send(app, 'POST /auth/exchange/farcaster', { body, headers })
      expect(second.json).toEqual(first.json)
    })

    describeOnce('proofs', () => {
      test('rejects invalid and foreign tokens with 401 and reads the issuer’s keys once', async () => {
        await token().then((good) => exchange({ token: good }))
        const reads = issuer.keyReads
        const good = await token()
        const refused = await Promise.all([
          token({ audience: 'evil.example' }),
          token({ issuer: 'https://evil.example' }),
          token({ lastsSeconds: -1 }),
          token({ fid: 'me' }),
          issuer.forge(DOMAIN),
          `${good.slice(0, -6)}AAAAAA`,
          'a.b.c',
          'no token',
        ])
        for (const bad of refused) {
          expect(await exchange({ token: bad })).toMatchObject({
            status: 401,
            json: { code: 'invalid_token' },
          })
        }
        expect(issuer.keyReads).toBe(reads)
      })

      test('answers 503 while the issuer does not respond', async () => {
        const away = await createTestApp(store, {
          clock,
          environment: { PUBLIC_ORIGIN: ORIGIN, QUICK_AUTH_ORIGIN: 'http://127.0.0.1:1' },
        })
        const answer = await send(away, 'POST /auth/exchange/farcaster', {
          body: { token: await token() },
        })
        expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
      })

      test('accepts a Farcaster text from the owner and an auth address only', async () => {
        const [custody, auth, stranger] = [newAccount(), newAccount(), newAccount()]
        await optimism.giveFid(FID, custody.address)
        await optimism.addAuthAddress(FID, auth.address)
        expect(await exchange({ token: await farcasterText(custody) })).toMatchObject({
          status: 200,
        })
        expect(await exchange({ token: await farcasterText(auth) })).toMatchObject({ status: 200 })
        expect(await exchange({ token: await farcasterText(stranger) })).toMatchObject({
          status: 401,
        })
      })

      test('rejects a Farcaster text of another site, chain, fid, nonce or time with 401', async () => {
        const custody = newAccount()
        await optimism.giveFid(FID, custody.address)
        const hour = 3_600_000
        const refused = [
          [{ domain: 'evil.example' }, 'wrong_domain'],
          [{ uri: 'https://evil.example/' }, 'wrong_domain'],
          [{ chainId: 8453 }, 'wrong_signature'],
          [{ resources: ['farcaster://fid/99'] }, 'wrong_signature'],
          [{ resources: [] }, 'wrong_signature'],
          [{ statement: 'Sign here' }, 'wrong_signature'],
          [{ nonce: 'abcdefgh1234' }, 'unknown_nonce'],
          [{ expirationTime: new Date(clock.now().getTime() - 1) }, 'expired_nonce'],
          [{ notBefore: new Date(clock.now().getTime() + hour) }, 'expired_nonce'],
        ] as const
        for (const [changes, code] of refused) {
          const token = await farcasterText(custody, { ...changes } as object)
          expect(await exchange({ token })).toMatchObject({ status: 401, json: { code } })
        }
        expect(await exchange({ token: pack('garbage') })).toMatchObject({ status: 401 })
      })

      test('accepts a smart wallet of World App and reports whether it is verified', async () => {
        const { Wallet } = compileContracts()
        const owner = newAccount()
        const hash = await world.client.deployContract({
          account: RICH,
          abi: Wallet.abi,
          bytecode: Wallet.bytecode,
          args: [owner.address],
        })
        const { contractAddress } = await receiptOf(world.client, hash)
        const address = contractAddress ?? expect.fail('no wallet')
        const walletAuth = async (signer = owner, chainId = 480) => {
          const { nonce } = await call(app, providerNonceCall, { params: { purpose: 'world' } })
          const message = `${createSiweMessage({
            address,
            chainId,
            scheme: 'https',
            domain: DOMAIN,
            uri: `${ORIGIN}/?view=waitlist`,
            version: '1',
            nonce,
            statement: 'Sign in to Dope Chain Wars',
            issuedAt: clock.now(),
          })}\n`
          return pack({ address, message, signature: await signer.signMessage({ message }) })
        }
        const open = async () =>
          call(app, exchangeWorldCall, { body: { token: await walletAuth() } })
        const book = await openAddressBook(world)
        await book.verify(address, new Date((seconds() + 60) * 1_000))
        const tokens = await open()
        expect(tokens).toMatchObject({
          wallet: address.toLowerCase(),
          wallet_proven: true,
          identity: { type: 'worldcoin', world_id: address.toLowerCase() },
        })
        expect(tokens.identity?.verified).toBe(true)
        await book.verify(address, new Date(seconds() * 1_000))
        expect((await open()).identity?.verified).toBe(false)
        await book.remove()
        // Without the address book the verification is unknown.
        expect((await open()).identity).not.toHaveProperty('verified')
        for (const bad of [await walletAuth(newAccount()), await walletAuth(owner, 8453)]) {
          const answer = await send(app, 'POST /auth/exchange/world', { body: { token: bad } })
          expect(answer).toMatchObject({ status: 401 })
        }
      })

      test('rejects a frame of another site, time, fid or nonce, and a malformed one', async () => {
        for (const changes of [
          { aud: 'evil.example' },
          { exp: seconds() - 1 },
          { fid: 7 },
          { nonce: 'x' },
        ]) {
          const { key, secret, sig } = await frameSignature(changes)
          await optimism.addKeyOfApp(FID, key, APP_FID)
          expect(await frame(FID, sig, secret)).toMatchObject({ status: 401 })
        }
        expect(await frame(FID, 'a.b.c')).toMatchObject({ status: 401 })
        expect(await send(app, `GET /api/loan-shark/auth/frame?fid=${FID}`)).toMatchObject({
          status: 422,
        })
        const removed = await frameSignature()
        await optimism.addAppKey(FID, removed.key, 2)
        expect(await frame(FID, removed.sig, removed.secret)).toMatchObject({ status: 401 })
      })
    })
  })
})

function pack(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
