import { type LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { isProvider, type Provider } from '#src/wallet/provider.ts'

type Method =
  | 'wallet_getCapabilities'
  | 'wallet_requestPermissions'
  | 'eth_requestAccounts'
  | 'personal_sign'
  | 'eth_accounts'
  | 'eth_sendTransaction'
  | 'wallet_sendCalls'
  | 'wallet_getCallsStatus'

/** A browser wallet: a real key behind EIP-1193, with switches for the faults of wallets. */
export interface TestWallet {
  readonly provider: Provider
  readonly account: LocalAccount
  readonly calls: readonly string[]
  /** Whether the page has permission. */
  authorized: boolean
  /** The method whose next request the player refuses. */
  rejectNext: Method | null
  /** Whether personal_sign expects the address first. */
  addressFirst: boolean
  /** Whether personal_sign returns no signature. */
  silent: boolean
  /** Delays the answer to a request for the account until it resolves. */
  owner: Promise<void> | null
  /** The method that is never answered. */
  ignores: Method | null
  /** Whether the wallet supports sponsored calls on Base (EIP-5792). */
  sponsored: boolean
  /** Whether the wallet has no accounts even after the player has agreed. */
  empty: boolean
  chainId: number
  /** Sends a transaction and resolves with its hash. Null when the wallet sends none. */
  send: ((transaction: unknown) => Promise<`0x${string}`>) | null
  /** Carries out calls (EIP-5792) and resolves with the transaction's hash. Null when the wallet does not support them. */
  execute: ((bundle: unknown) => Promise<`0x${string}`>) | null
  /** The chains that the wallet can switch to. */
  chains: readonly number[]
  /** Called at a request for personal_sign, before the answer. */
  whenAsked: () => void
  /** Called after a switch to another chain. */
  whenSwitched: () => void
  emit(event: 'accountsChanged' | 'disconnect' | 'chainChanged', value: unknown): void
}

export const ADA_KEY = `0x${'a1'.repeat(32)}` as const
export const BOB_KEY = `0x${'b2'.repeat(32)}` as const

class WalletRefusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export function createTestWallet(key: `0x${string}` = ADA_KEY): TestWallet {
  const account = privateKeyToAccount(key)
  const calls: string[] = []
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const accounts = () => (wallet.authorized && !wallet.empty ? [account.address] : [])

  const answer = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    calls.push(method)
    if (wallet.rejectNext === method) {
      wallet.rejectNext = null
      throw new WalletRefusal(4001, 'User rejected the request.')
    }
    if (wallet.ignores === method) return new Promise(() => undefined)
    switch (method) {
      case 'eth_chainId':
        return `0x${wallet.chainId.toString(16)}`
      case 'eth_accounts':
        return accounts()
      case 'eth_requestAccounts':
        await wallet.owner
        wallet.authorized = true
        return accounts()
      case 'wallet_switchEthereumChain': {
        const [{ chainId }] = params as [{ chainId: `0x${string}` }]
        if (!wallet.chains.includes(Number(chainId)))
          throw new WalletRefusal(-32603, 'No such chain.')
        wallet.chainId = Number(chainId)
        wallet.emit('chainChanged', chainId)
        wallet.whenSwitched()
        return null
      }
      case 'eth_sendTransaction':
        if (!wallet.send) throw new WalletRefusal(4200, `No ${method}.`)
        return wallet.send(params[0])
      case 'wallet_sendCalls':
        return takeCalls(params[0])
      case 'wallet_getCallsStatus':
        return statusOf(params[0])
      case 'wallet_getCapabilities':
        if (!wallet.sponsored) throw new WalletRefusal(4200, `No ${method}.`)
        return { '0x2105': { paymasterService: { supported: true } } }
      case 'wallet_revokePermissions':
        wallet.authorized = false
        return null
      case 'personal_sign': {
        wallet.whenAsked()
        const [text, address] = wallet.addressFirst ? [params[1], params[0]] : params
        if (address !== account.address) throw new WalletRefusal(-32602, 'Invalid parameters.')
        if (wallet.silent) return null
        return account.signMessage({ message: { raw: text as `0x${string}` } })
      }
      default:
        throw new WalletRefusal(4200, `No ${method}.`)
    }
  }
  const bundles = new Map<unknown, object>()
  const takeCalls = (bundle: unknown): { id: string } => {
    const { execute } = wallet
    if (!execute) throw new WalletRefusal(4200, 'No wallet_sendCalls.')
    const id = `0xca11${bundles.size.toString().padStart(4, '0')}`
    const told = { version: '2.0.0', id, chainId: '0x2105', atomic: true }
    bundles.set(id, { ...told, status: 100 })
    const log = { logs: [], status: '0x1', blockHash: '0x', blockNumber: '0x1', gasUsed: '0x1' }
    execute(bundle).then(
      (transactionHash) =>
        bundles.set(id, { ...told, status: 200, receipts: [{ ...log, transactionHash }] }),
      () => bundles.set(id, { ...told, status: 400 }),
    )
    return { id }
  }
  const statusOf = (id: unknown): object => {
    const known = bundles.get(id)
    if (known) return known
    throw new WalletRefusal(5730, 'No such calls.')
  }
  const candidate = {
    request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
      answer(method, params),
    on(event: string, run: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(run))
    },
    removeListener: (event: string, run: (value: unknown) => void) =>
      listeners.get(event)?.delete(run),
  }
  if (!isProvider(candidate)) throw new TypeError('The test wallet is no provider.')
  const wallet: TestWallet = {
    provider: candidate,
    account,
    calls,
    authorized: false,
    rejectNext: null,
    addressFirst: false,
    silent: false,
    ignores: null,
    owner: null,
    sponsored: false,
    empty: false,
    chainId: 8453,
    send: null,
    execute: null,
    chains: [1, 8453],
    whenAsked: () => undefined,
    whenSwitched: () => undefined,
    emit(event, value) {
      for (const run of [...(listeners.get(event) ?? [])]) run(value)
    },
  }
  return wallet
}

/** A page on which wallets announce themselves (EIP-6963). */
export class WalletPage extends EventTarget {
  ethereum: unknown

  announce(provider: unknown, info: Record<string, unknown> = {}): void {
    const whole = {
      uuid: String(info['rdns'] ?? 'test.wallet'),
      name: 'Test Wallet',
      icon: 'data:image/svg+xml,x',
      rdns: 'test.wallet',
    }
    const tell = (): void => {
      const detail = { info: { ...whole, ...info }, provider }
      this.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    this.addEventListener('eip6963:requestProvider', tell)
    tell()
  }
}
