import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identitiesCall } from '#src/protocol/calls/account.ts'
import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import { exchangeWorldCall, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { walletsOf } from '#src/server/write/payments/payment-repository.ts'
import { call, createTestApp, newAccount, send, type TestApp } from '#tests/support/app.ts'
import { type AddressBook, openAddressBook } from '#tests/support/chain/address-book.ts'
import { type Anvil, startAnvil } from '#tests/support/chain/anvil.ts'
import { type SmartWallet, startWalletFactory } from '#tests/support/chain/smart-wallet.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'
import {
  type SmallAnswer,
  type SmallServer,
  startSmallServer,
} from '#tests/support/small-server.ts'

const ORIGIN = 'https://game.example'
const REFUSED = { status: 401, json: { code: 'wrong_signature' } }

describeOnOneEngine('an identity of World App', (openFreshStore) => {
  let world: Anvil
  let factory: Awaited<ReturnType<typeof startWalletFactory>>
  let app: TestApp
  let book: AddressBook
  let usernames: SmallServer
  /** What the usernames answer instead of names. */
  let says: SmallAnswer | null
  const named = new Set<string>()
  beforeAll(async () => {
    world = await startAnvil(480)
    factory = await startWalletFactory(world)
    usernames = await startSmallServer(({ body }) => {
      const { addresses } = JSON.parse(body)
      const known = addresses.filter((address: string) => named.has(address))
      return (
        says ?? {
          status: 200,
          body: known.map((address: string) => ({ address, username: 'ada.1234' })),
        }
      )
    })
  })
  afterAll(() => Promise.all([world.stop(), usernames.close()]))
  beforeEach(async () => {
    says = null
    named.clear()
    book = await openAddressBook(world)
    const environment = {
      ...{ PUBLIC_ORIGIN: ORIGIN, WORLD_RPC_URL: world.url },
      WORLD_USERNAMES_URL: usernames.origin,
    }
    app = await createTestApp(await openFreshStore(), { environment })
  })

  /** Deploys a wallet that World App has made: World's usernames know its address. */
  const openWallet = async (): Promise<SmartWallet> => {
    const wallet = await deployContract()
    named.add(wallet.address.toLowerCase())
    return wallet
  }
  /** Deploys a contract that checks signatures like a wallet of World App. */
  const deployContract = async (): Promise<SmartWallet> => {
    const wallet = await factory.open(newAccount())
    await wallet.deploy()
    return wallet
  }
  /** Returns what walletAuth returns; `named` is an address outside of the signed text. */
  const walletAuth = async (
    { address, sign }: Pick<SmartWallet, 'address' | 'sign'>,
    named?: string,
  ): Promise<string> => {
    const { nonce } = await call(app, providerNonceCall, { params: { purpose: 'world' } })
    const message = createSiweMessage({
      address,
      chainId: 480,
      domain: 'game.example',
      uri: ORIGIN,
      version: '1',
      nonce,
      issuedAt: app.clock.now(),
    })
    const signed = { message, signature: await sign(message), ...(named && { address: named }) }
    return Buffer.from(JSON.stringify(signed)).toString('base64url')
  }
  const exchange = (token: string) => send(app, 'POST /auth/exchange/world', { body: { token } })
  const signIn = async (wallet: SmartWallet): Promise<SignInTokens> =>
    call(app, exchangeWorldCall, { body: { token: await walletAuth(wallet) } })
  const provesOf = async ({ api_key }: SignInTokens) => {
    const headers = { authorization: `Bearer ${api_key}` }
    return (await call(app, identitiesCall, { headers })).map(({ proves }) => proves)
  }

  test('is refused for a plain key, which is no wallet of World App', async () => {
    const key = newAccount()
    const sign = (message: string) => key.signMessage({ message })
    expect(await exchange(await walletAuth({ address: key.address, sign }))).toMatchObject(REFUSED)
  })

  test('is the address in the signed text, never one that is named outside of it', async () => {
    const [own, victim] = [await openWallet(), await openWallet()]
    await signIn(victim)
    expect(await exchange(await walletAuth(own, victim.address))).toMatchObject(REFUSED)
    // A text that names the victim is signed by the wrong owner.
    const { address } = victim
    expect(await exchange(await walletAuth({ address, sign: own.sign }))).toMatchObject(REFUSED)
    expect(await signIn(own)).toMatchObject({ wallet: own.address.toLowerCase() })
  })

  test('is refused for a contract that World does not vouch for', async () => {
    const contract = await deployContract()
    expect(await exchange(await walletAuth(contract))).toMatchObject(REFUSED)
    // World has verified a human there, now or earlier.
    await book.verify(contract.address, new Date(1_000))
    expect(await signIn(contract)).toMatchObject({ wallet: contract.address.toLowerCase() })
    // An identity of a player stays one when the human moves the verification.
    await book.verify(contract.address, new Date(0))
    expect(await signIn(contract)).toMatchObject({ is_new_player: false })
  })

  test('waits with 503 while World does not answer, and is refused when one answer is no', async () => {
    const contract = await deployContract()
    says = { status: 500 }
    expect(await exchange(await walletAuth(contract))).toMatchObject({ status: 503 })
    says = null
    await book.remove()
    expect(await exchange(await walletAuth(contract))).toMatchObject({ status: 503 })
    expect(await signIn(await openWallet())).toMatchObject({ is_new_player: true })
  })

  test('is proven only while World’s address book says that a human is verified', async () => {
    const wallet = await openWallet()
    const { clock } = app
    expect(await provesOf(await signIn(wallet))).toEqual([[]])
    await book.verify(wallet.address, new Date(clock.now().getTime() + 60_000))
    const tokens = await signIn(wallet)
    expect(tokens.identity?.verified).toBe(true)
    expect(await provesOf(tokens)).toEqual([['world_id']])
    // The human has moved the verification to another address.
    await book.verify(wallet.address, new Date(0))
    expect(await provesOf(await signIn(wallet))).toEqual([[]])
    await book.verify(wallet.address, new Date(clock.now().getTime() + 60_000))
    const again = await signIn(wallet)
    clock.advance(60_000)
    expect(await provesOf(again)).toEqual([[]])
  })

  test('pays on World Chain alone: its address is no payer on Base', async () => {
    const wallet = await openWallet()
    const { player_id } = await signIn(wallet)
    expect(await walletsOf(app.server.store.db, player_id)).toEqual({
      base: [],
      world: [wallet.address.toLowerCase()],
    })
  })
})
