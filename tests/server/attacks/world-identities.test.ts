import { encodeFunctionData } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identitiesCall } from '#src/protocol/calls/account.ts'
import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import { exchangeWorldCall, providerNonceCall } from '#src/protocol/calls/exchange.ts'
import { walletsOf } from '#src/server/db/repositories/payments.ts'
import { call, createTestApp, newAccount, send, type TestApp } from '#tests/support/app.ts'
import { type Anvil, RICH, startAnvil } from '#tests/support/chain/anvil.ts'
import { compileContracts } from '#tests/support/chain/contracts.ts'
import { type SmartWallet, startWalletFactory } from '#tests/support/chain/smart-wallet.ts'
import { describeOnOneEngine } from '#tests/support/database.ts'

const ORIGIN = 'https://game.example'
const ADDRESS_BOOK = '0x57b930d551e677cc36e2fa036ae2fe8fdae0330d'
const REFUSED = { status: 401, json: { code: 'wrong_signature' } }

describeOnOneEngine('an identity of World App', (openFreshStore) => {
  let world: Anvil
  let factory: Awaited<ReturnType<typeof startWalletFactory>>
  let app: TestApp
  beforeAll(async () => {
    world = await startAnvil(480)
    factory = await startWalletFactory(world)
    const { AddressBook } = compileContracts()
    await world.client.setCode({ address: ADDRESS_BOOK, bytecode: AddressBook.deployed })
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    const environment = { PUBLIC_ORIGIN: ORIGIN, WORLD_RPC_URL: world.url }
    app = await createTestApp(await openFreshStore(), { environment })
  })

  const openWallet = async (): Promise<SmartWallet> => {
    const wallet = await factory.open(newAccount())
    await wallet.deploy()
    return wallet
  }
  /** Sets until when World has verified the human behind an address. */
  const verify = async (address: `0x${string}`, until: Date): Promise<void> => {
    const { abi } = compileContracts().AddressBook
    const args = [address, BigInt(until.getTime() / 1_000)]
    const data = encodeFunctionData({ abi, functionName: 'set', args })
    const hash = await world.client.sendTransaction({ account: RICH, to: ADDRESS_BOOK, data })
    await world.client.waitForTransactionReceipt({ hash })
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

  test('is proven only while World’s address book says that a human is verified', async () => {
    const wallet = await openWallet()
    const { clock } = app
    expect(await provesOf(await signIn(wallet))).toEqual([[]])
    await verify(wallet.address, new Date(clock.now().getTime() + 60_000))
    const tokens = await signIn(wallet)
    expect(tokens.identity?.verified).toBe(true)
    expect(await provesOf(tokens)).toEqual([['world_id']])
    // The human has moved the verification to another address.
    await verify(wallet.address, new Date(0))
    expect(await provesOf(await signIn(wallet))).toEqual([[]])
    await verify(wallet.address, new Date(clock.now().getTime() + 60_000))
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
