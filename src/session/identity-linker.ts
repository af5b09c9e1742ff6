import { type Connector } from '@wagmi/core'
import { type ApiClient } from '#src/api/client.ts'
import { getProviderNonce } from '#src/api/get-provider-nonce.ts'
import { linkIdentity, type LinkProof } from '#src/api/link-identity.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Timers } from '#src/lib/timers.ts'
import { untilAborted } from '#src/browser/until-aborted.ts'
import { type PendingMerge } from '#src/protocol/calls/identity.ts'
import { type MergeCandidate } from '#src/protocol/calls/link.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { GUEST_ID, isGuest, isHostWallet, isRemote } from '#src/wallet/connector-ids.ts'
import { type Credentials } from './credentials.ts'
import { proveAddress } from './prove-address.ts'
import { type StepUpController } from './step-up-controller.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { WalletError } from '#src/wallet/wallet-error.ts'
import { type LoadWallets, type PickWallet } from '#src/wallet/wallets.ts'

/** The source of a new identity: a wallet from the picker (a guest's too), or the app around the page. */
export type LinkSource = 'wallet' | 'host'

export type LinkOutcome =
  | { readonly type: 'linked' }
  /** Both players have progress: the merge waits, and either can cancel it. */
  | { readonly type: 'pending'; readonly merge: PendingMerge }
  /** Both players have progress: the person chooses which one to keep. Nothing has changed yet. */
  | {
      readonly type: 'choice'
      readonly mine: MergeCandidate
      readonly theirs: MergeCandidate
      readonly keep: (kept: 'mine' | 'theirs') => Promise<LinkOutcome>
    }
  | { readonly type: 'cancelled' }

/** Links identities to the signed-in player after a step-up. Each identity is proven by its own signature. */
export interface IdentityLinker {
  /** Whether the app around the page can prove its user. */
  readonly hasHost: boolean
  /**
   * Rejects with the failure of the wallet, the host or the server, whose message can be shown to the player. When
   * `signal` aborts before the identity was proven, rejects with its reason and links nothing.
   */
  link(source: LinkSource, signal?: AbortSignal): Promise<LinkOutcome>
  /**
   * Links the wallet that the host has only named, by requesting the wallet's own signature. Must be called before such
   * a wallet can pay. Shows the picker when the wallet is not found. Has no effect when the wallet is proven already.
   * Rejects like {@link IdentityLinker.link}, and when the player cancels or would have to choose which player to keep.
   */
  proveWallet(): Promise<void>
}

export interface CreateIdentityLinkerOptions {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly loadWallets: LoadWallets
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'signIn'>
  readonly stepUp: Pick<StepUpController, 'run'>
  readonly pickWallet: PickWallet
  /** Called when a merge has kept the other player, whose data the page has not loaded yet. */
  readonly onPlayerChange: () => void
}

export function createIdentityLinker(options: CreateIdentityLinkerOptions): IdentityLinker {
  const { client, credentials, host, timers } = options

  const linkProof = async (proof: LinkProof, keep?: 'mine' | 'theirs'): Promise<LinkOutcome> => {
    const linked = await options.stepUp.run(() =>
      linkIdentity(client, { proof, ...(keep && { keep }) }),
    )
    const { choice, pending, player_id: playerId } = linked
    if (choice) return { type: 'choice', ...choice, keep: (kept) => linkProof(proof, kept) }
    if (pending) return { type: 'pending', merge: pending }
    const before = credentials.readIdentity()
    const isOwn = 'address' in proof && proof.address === before?.address
    credentials.amend({ playerId, ...(isOwn && { walletProven: true }) })
    if (before?.playerId !== playerId) options.onPlayerChange()
    return { type: 'linked' }
  }

  /** A wallet that cannot be linked is not connected. */
  const refuse = (connector: Connector): string | null => {
    if (connector.id === credentials.readIdentity()?.walletId) return WALLET_TEXTS.linkedAlready
    const isWorlds = host.platform === 'worldcoin' && !isGuest(connector) && !isRemote(connector)
    return isWorlds ? WALLET_TEXTS.worldCannotSign : null
  }

  const proveWalletOf = async (connection: WalletConnection): Promise<LinkProof> => {
    try {
      return await proveAddress({ client, timers, platform: host.platform, connection })
    } finally {
      // The session keeps the wallet that opened it. The host's own wallet cannot be disconnected.
      if (!isHostWallet({ id: connection.walletId })) void connection.close()
    }
  }

  const linkPickedWallet = async (
    offersGuest: boolean,
    signal?: AbortSignal,
  ): Promise<LinkOutcome> => {
    const proof = await untilAborted(signal, async () => {
      const connection = await options.pickWallet({ offersGuest, refuse, signal })
      return connection && proveWalletOf(connection)
    })
    return proof ? linkProof(proof) : { type: 'cancelled' }
  }

  const linkHostUser = async (signal?: AbortSignal): Promise<LinkOutcome> => {
    const { signIn } = host
    if (!signIn) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
    const nonce = () => getProviderNonce(client, 'world')
    const { provider, token } = await untilAborted(signal, () => signIn({ nonce }))
    return linkProof({ provider, token })
  }

  return {
    get hasHost() {
      return host.signIn !== null
    },
    link(source, signal) {
      // This browser has one guest's key: the one that a guest has signed in with.
      const offersGuest = credentials.readIdentity()?.walletId !== GUEST_ID
      return options.stepUp.run(
        () => (source === 'host' ? linkHostUser(signal) : linkPickedWallet(offersGuest, signal)),
        signal,
      )
    },
    async proveWallet() {
      if (credentials.readIdentity()?.walletProven !== false) return
      const { type } = await options.stepUp.run(async () => {
        const wallets = await options.loadWallets()
        const own = wallets.config.connectors.find(isHostWallet)
        const connection = own ? await wallets.resume(own).catch(() => null) : null
        return connection ? linkProof(await proveWalletOf(connection)) : linkPickedWallet(false)
      })
      // A payment must not ask which of two players to keep.
      if (type === 'choice') throw new WalletError('not_allowed', WALLET_TEXTS.anothers)
      if (type === 'cancelled') throw new WalletError('refused', WALLET_TEXTS.refused)
    },
  }
}
