import { type StepUpProof, stepUp } from '#src/api/account-identities.ts'
import { isApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { getProviderNonce } from '#src/api/get-provider-nonce.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Timers } from '#src/lib/timers.ts'
import { untilAborted } from '#src/browser/until-aborted.ts'
import { type NoncePurpose } from '#src/protocol/calls/exchange.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { STEP_UP_CACHE_MS } from '#src/protocol/timing.ts'
import { type Credentials } from './credentials.ts'
import { proveAddress } from './prove-address.ts'
import { GUEST_ID } from '#src/wallet/connector-ids.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { type LoadWallets } from '#src/wallet/wallets.ts'

/** Proves an identity of the signed-in player again before a change that requires a step-up. */
export interface StepUpController {
  /** Whether the next change prompts for a signature. False for a guest, and while the last step-up is valid. */
  readonly needsPrompt: boolean
  /**
   * Makes a change, after a step-up unless the last one is still valid. Rejects with the failure of the wallet, the
   * host or the server, whose message can be shown to the player. When `signal` aborts before the step-up was signed,
   * rejects with its reason and makes no change.
   */
  run<done>(change: () => Promise<done>, signal?: AbortSignal): Promise<done>
}

export interface CreateStepUpControllerOptions {
  readonly client: ApiClient
  readonly credentials: Pick<Credentials, 'readIdentity' | 'readKey'>
  readonly loadWallets: LoadWallets
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'stepUp'>
  /** Resolves with the wallet that opened the session; null when it is not available. */
  readonly payer: () => Promise<WalletConnection | null>
}

export function createStepUpController(options: CreateStepUpControllerOptions): StepUpController {
  const { client, credentials, host, timers } = options
  let last: { readonly key: string | null; readonly until: number } | null = null

  const isValid = (): boolean =>
    last !== null && last.key === credentials.readKey() && timers.now() < last.until
  const isGuest = (): boolean => credentials.readIdentity()?.walletId === GUEST_ID

  /** A guest's key signs without a prompt. */
  const openGuest = async (): Promise<WalletConnection | null> => {
    const wallets = await options.loadWallets()
    const guest = wallets.config.connectors.find(({ id }) => id === GUEST_ID)
    if (!guest) throw new WalletError('not_allowed', WALLET_TEXTS.noGuests)
    return wallets.resume(guest)
  }
  const prove = async (): Promise<StepUpProof> => {
    const isOfHost = !isGuest() && credentials.readIdentity()?.type !== 'eoa'
    if (isOfHost && host.stepUp) {
      const nonce = (purpose: NoncePurpose) => getProviderNonce(client, purpose)
      const { provider, token } = await host.stepUp({ nonce })
      return { provider, token }
    }
    const { platform } = host
    const connection = await (isGuest() ? openGuest() : options.payer())
    if (!connection) throw new WalletError('no_provider', WALLET_TEXTS.signerGone)
    try {
      return await proveAddress({ client, timers, platform, connection, purpose: 'step-up' })
    } finally {
      if (isGuest()) void connection.close()
    }
  }

  return {
    get needsPrompt() {
      return !isGuest() && !isValid()
    },
    async run(change, signal) {
      if (!isValid()) {
        await stepUp(client, await untilAborted(signal, prove))
        last = { key: credentials.readKey(), until: timers.now() + STEP_UP_CACHE_MS }
      }
      try {
        return await change()
      } catch (failure) {
        // The server's decision counts: the next attempt makes a new step-up.
        if (isApiError(failure, 'step_up_required')) last = null
        throw failure
      }
    },
  }
}
