import type { Hex } from 'viem'
import { signInCall } from '#src/protocol/calls/auth.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { call, createTestApp, newAccount, proofOf, type TestApp } from './app.ts'
import { type Bundler, PAYMASTER, startBundler, walletCode } from './chain/bundler.ts'
import { startUsdcChain, TREASURY, type UsdcChain } from './chain/usdc-chain.ts'
import { type SmallAnswer, type SmallServer, startSmallServer } from './small-server.ts'
import { type Fields, HONEST, PRICE } from './sponsored-operation.ts'

/** A contract that may create wallets in sponsored calls. */
export const FACTORY = `0x${'fa'.repeat(20)}` as const

type SponsoredOperation = typeof HONEST & { readonly sender: Hex; readonly nonce: Hex }

/** A chain with a bundler, and a paymaster that signs everything. */
export interface SponsorGround {
  readonly chain: UsdcChain
  readonly bundler: Bundler
  readonly paymaster: SmallServer
  /** Makes the paymaster answer otherwise, until a node is opened. */
  answer(says: ((id: unknown) => SmallAnswer | Promise<SmallAnswer>) | undefined): void
  openNode(store: Store, changes?: Readonly<Record<string, string>>): Promise<TestApp>
  /** Signs in with a key that is a smart wallet, and holds the price of some purchases. */
  openWallet(app: TestApp): Promise<Hex>
  /** Carries out a call of a wallet that is not sponsored. */
  pay(wallet: Hex, callData: Hex): Promise<void>
  /** Returns the next operation of a wallet, with other fields than an honest one. */
  operationOf(wallet: Hex, fields?: Fields): Promise<SponsoredOperation>
  stop(): Promise<unknown>
}

export async function startSponsorGround(): Promise<SponsorGround> {
  const chain = await startUsdcChain()
  const bundler = await startBundler(chain)
  let says: ((id: unknown) => SmallAnswer | Promise<SmallAnswer>) | undefined
  const paymaster = await startSmallServer(({ body }) => {
    const { id } = JSON.parse(body)
    const result = { paymaster: PAYMASTER, paymasterData: '0xbeef' }
    return says?.(id) ?? { status: 200, body: { jsonrpc: '2.0', id, result } }
  })
  const answer: SponsorGround['answer'] = (next) => {
    says = next
  }
  return {
    ...{ chain, bundler, paymaster, answer },
    async openNode(store, changes = {}) {
      answer(undefined)
      const environment = {
        ...{ TREASURY_ADDRESS: TREASURY, BASE_RPC_URL: chain.url, PAYMASTER_URL: paymaster.origin },
        ...{ PAYMASTER_WALLET_CODES: walletCode(), PAYMASTER_FACTORIES: FACTORY, ...changes },
      }
      return createTestApp(store, { environment })
    },
    async openWallet(app) {
      const account = newAccount()
      const proof = await proofOf(app, account)
      await call(app, signInCall, { body: { ...proof, sig_type: 'eoa' } })
      await bundler.makeSmart(account.address)
      await chain.mint(account.address, 10n * PRICE)
      return account.address
    },
    async pay(wallet, callData) {
      const hash = await bundler.bundle([{ wallet, callData }])
      await chain.client.waitForTransactionReceipt({ hash })
    },
    operationOf: async (wallet, fields = {}) => ({
      ...HONEST,
      ...{ sender: wallet, nonce: await bundler.nonceOf(wallet), ...fields },
    }),
    stop: () => Promise.all([paymaster.close(), chain.stop()]),
  }
}
