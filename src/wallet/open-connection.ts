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
import { type Hold } from './holds.ts'
import { keepPermission } from './keep-permission.ts'
import { personalSign } from './personal-sign.ts'
import { type Provider } from './provider.ts'
import { type WalletConnection, type WalletKind } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'
import { agree } from './agree.ts'
import { asAddress } from './as-address.ts'

export interface OpenConnectionParameters {
  readonly walletId: string
  readonly name: string
  readonly kind: WalletKind
  readonly provider: Provider
  /** Ends a pairing at the wallet's side, too. */
  readonly leave?: () => Promise<void>
  /** Released with the connection. */
  readonly hold: Hold
  /** Take up an earlier permission without a prompt. */
  readonly silent: boolean
}

/**
 * Connects one wallet; each connection has a wagmi config of its own, so that nothing of an earlier wallet lingers.
 * Silent: null where the wallet does not know this page any more.
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
  const { walletId, name, hold, silent } = parameters
  const provider = keepPermission(parameters.provider, hold.isSuperseded)
  const connector = injected({ target: { id: walletId, name, provider } })
  // Discovery is ours (wallet choices are listed before this chunk is loaded), and so is what is stored.
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
    await agree(() => connect(config, { connector }))
  }
  return connectionOf(config, parameters)
}

function connectionOf(
  config: Config,
  { walletId, kind, provider, hold, leave }: OpenConnectionParameters,
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
      const asked = getCapabilities(config, { account: address, chainId: base.id })
      // Most wallets know no such question.
      const known = await asked.catch(() => null)
      return known?.paymasterService?.supported === true
    },
    onAccountChange: (run) =>
      watchConnection(config, {
        onChange(now, before) {
          if (now.address !== before.address) run(now.address ? asAddress(now.address) : null)
        },
      }),
    async close() {
      // A wallet that cannot say goodbye is left all the same.
      await disconnect(config).catch(() => undefined)
      if (!hold.isSuperseded()) await leave?.().catch(() => undefined)
      hold.release()
    },
  }
}
