import { type StepUpProof, stepUp } from '#src/api/account-identities.ts'
import { isApiError } from '#src/api/api-error.ts'
import { type ApiClient } from '#src/api/client.ts'
import { getProviderNonce } from '#src/api/get-provider-nonce.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { STEP_UP_CACHE_MS } from '#src/protocol/timing.ts'
import { type Credentials } from './credentials.ts'
import { proveAddress } from './prove-address.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'
import { BURNER_ID, type Wallets } from './wallets.ts'

/** Where a signed-in player proves afresh who they are, before a change that needs it. */
export interface StepUpDesk {
  /** Whether the next change asks a wallet or an app for a signature: not for a guest, nor while the last one holds. */
  readonly asks: boolean
  /**
   * Makes a change, after a fresh proof unless the last one holds. Rejects with the failure of the wallet, the host or
   * the server, whose message is the sentence to be shown.
   */
  allow<done>(change: () => Promise<done>): Promise<done>
}

export interface CreateStepUpDeskOptions {
  readonly client: ApiClient
  readonly credentials: Pick<Credentials, 'readIdentity' | 'readKey'>
  readonly wallets: Pick<Wallets, 'connect'>
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'stepUp'>
  /** The wallet that the session was opened by; null where it is gone. */
  readonly payer: () => Promise<WalletConnection | null>
}

/** A page that is left while it signs has nobody to stop for. */
const UNSTOPPED = new AbortController().signal

export function createStepUpDesk(options: CreateStepUpDeskOptions): StepUpDesk {
  const { client, credentials, host, timers, wallets } = options
  let held: { readonly key: string | null; readonly until: number } | null = null

  const holds = (): boolean =>
    held !== null && held.key === credentials.readKey() && timers.now() < held.until
  const isGuest = (): boolean => credentials.readIdentity()?.walletId === BURNER_ID

  const bySigning = async (connection: WalletConnection): Promise<StepUpProof> => {
    const { platform } = host
    const parameters = { client, timers, platform, connection, signal: UNSTOPPED }
    return proveAddress({ ...parameters, purpose: 'step-up' })
  }
  const byGuest = async (): Promise<StepUpProof> => {
    const connection = await wallets.connect({ id: BURNER_ID, kind: 'burner' })
    try {
      return await bySigning(connection)
    } finally {
      void connection.close()
    }
  }
  const byHost = async (): Promise<StepUpProof | null> => {
    const proof = await host.stepUp?.({
      nonce: (purpose) => getProviderNonce(client, purpose, UNSTOPPED),
    })
    return proof ? { provider: proof.provider, token: proof.token } : null
  }
  const byWallet = async (): Promise<StepUpProof> => {
    const connection = await options.payer()
    if (!connection) throw new WalletError('no_provider', WALLET_TEXTS.signerGone)
    return bySigning(connection)
  }
  const prove = async (): Promise<StepUpProof> => {
    if (isGuest()) return byGuest()
    const isOfHost = credentials.readIdentity()?.type !== 'eoa'
    return (isOfHost ? await byHost() : null) ?? byWallet()
  }

  return {
    get asks() {
      return !isGuest() && !holds()
    },
    async allow(change) {
      if (!holds()) {
        await stepUp(client, await prove())
        held = { key: credentials.readKey(), until: timers.now() + STEP_UP_CACHE_MS }
      }
      try {
        return await change()
      } catch (failure) {
        // The server decides what holds: the next try asks again.
        if (isApiError(failure, 'step_up_required')) held = null
        throw failure
      }
    },
  }
}
