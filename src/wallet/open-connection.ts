import {
  type Config,
  connect,
  createConfig,
  disconnect,
  getCapabilities,
  getConnection,
  injected,
  reconnect,
  watchConnection,
} from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type WalletLease } from './wallet-leases.ts'
import { keepPermission } from './keep-permission.ts'
import { personalSign } from './personal-sign.ts'
import { type Provider } from './provider.ts'
import { type WalletConnection, type WalletKind } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'
import { callWallet } from './call-wallet.ts'
import { asAddress } from './as-address.ts'

export interface OpenConnectionParameters {
  readonly walletId: string
  readonly name: string
  readonly kind: WalletKind
  readonly provider: Provider
  /** Ends a pairing on the wallet's side too. */
  readonly unpair?: () => Promise<void>
  /** Released with the connection. */
  readonly lease: WalletLease
  /** Whether to use an earlier permission instead of a prompt. */
  readonly silent: boolean
}

/**
 * Connects one wallet. Each connection has its own wagmi config, so that no state of an earlier wallet remains. A
 * silent connection resolves with null when the page no longer has the wallet's permission.
 */
export async function openConnection(
  parameters: OpenConnectionParameters & { readonly silent: true },
): Promise<WalletConnection | null>
export async function openConnection(
  parameters: OpenConnectionParameters & { readonly silent: false },
): Promise<WalletConnection>
export async function openConnection(
  parameters: OpenConnectionParameters,
): Promise<WalletConnection | null> {
  const { walletId, name, lease, silent } = parameters
  const provider = keepPermission(parameters.provider, lease.isSuperseded)
  const connector = injected({ target: { id: walletId, name, provider } })
  // The page discovers wallets itself, before this chunk is loaded, and stores the session itself.
  const config = createConfig({
    chains: [mainnet, base],
    connectors: [],
    transports: { [mainnet.id]: http(), [base.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  if (silent) {
    const [connection] = await reconnect(config, { connectors: [connector] })
    if (!connection) return null
  } else {
    await callWallet(() => connect(config, { connector }))
  }
  return connectionOf(config, parameters)
}

function connectionOf(
  config: Config,
  { walletId, kind, provider, lease, unpair }: OpenConnectionParameters,
): WalletConnection {
  const { address, chainId } = getConnection(config)
  if (!address || !chainId) throw new WalletError('no_accounts', WALLET_TEXTS.noAccounts)
  return {
    walletId,
    kind,
    address: asAddress(address),
    chainId,
    sign: (message) => personalSign(provider, address, message),
    async pay(payment) {
      if (kind === 'burner') throw new WalletError('no_provider', WALLET_TEXTS.noTransactions)
      const { paymaster } = payment
      if (paymaster !== null) {
        const { paySponsored } = await import('./pay-sponsored.ts')
        const callsId = await paySponsored(config, address, { ...payment, paymaster })
        if (callsId !== null) return { callsId }
      }
      const { payToken } = await import('./pay-token.ts')
      return { hash: await payToken(config, address, payment) }
    },
    async hashOf(callsId) {
      const { hashOfCalls } = await import('./pay-sponsored.ts')
      return hashOfCalls(config, callsId)
    },
    async isGasless() {
      const request = getCapabilities(config, { account: address, chainId: base.id })
      // Most wallets do not support this request.
      const capabilities = await request.catch(() => null)
      return capabilities?.paymasterService?.supported === true
    },
    onAccountChange: (run) =>
      watchConnection(config, {
        onChange(now, before) {
          if (now.address !== before.address) run(now.address ? asAddress(now.address) : null)
        },
      }),
    async close() {
      // Some wallets cannot disconnect; the page drops their connection anyway.
      await disconnect(config).catch(() => undefined)
      if (!lease.isSuperseded()) await unpair?.().catch(() => undefined)
      lease.release()
    },
  }
}
