import { type ApiClient } from '#src/api/client.ts'
import { getProviderNonce } from '#src/api/get-provider-nonce.ts'
import { linkIdentity, type LinkProof } from '#src/api/link-identity.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Timers } from '#src/lib/timers.ts'
import { type PendingMerge } from '#src/protocol/calls/identity.ts'
import { type MergeCandidate } from '#src/protocol/calls/link.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { askForAccount } from './ask-wallet.ts'
import { type Credentials } from './credentials.ts'
import { proveAddress } from './prove-address.ts'
import { type StepUpDesk } from './step-up-desk.ts'
import { WalletError } from './wallet-error.ts'
import { type WalletChoice, type Wallets } from './wallets.ts'

/** What a player may add to who they are: a wallet of the picker's, a guest among them, or whom the app vouches for. */
export type LinkSource = 'wallet' | 'host'

export type LinkOutcome =
  | { readonly type: 'linked' }
  /** Both have played: the merge waits, and either can cancel it. */
  | { readonly type: 'pending'; readonly merge: PendingMerge }
  /** Both have played: the person says which of the two goes on. Until then nothing has happened. */
  | {
      readonly type: 'choice'
      readonly mine: MergeCandidate
      readonly theirs: MergeCandidate
      readonly keep: (kept: 'mine' | 'theirs') => Promise<LinkOutcome>
    }
  | { readonly type: 'cancelled' }

/** Where a signed-in player adds identities, each proven by its own signature, after a step-up. */
export interface LinkDesk {
  /** Whether the app around the page can vouch for its user. */
  readonly hasHost: boolean
  /** Rejects with the wallet's, the host's or the server's failure, whose message is the sentence to be shown. */
  link(source: LinkSource): Promise<LinkOutcome>
  /**
   * Has a wallet that the host merely named sign for itself on Base, which binds it to the player; asks which where it
   * is not found, and nothing where it has signed before. Until then it pays for nothing. Rejects as {@link
   * LinkDesk.link}.
   */
  proveWallet(): Promise<void>
}

export interface CreateLinkDeskOptions {
  readonly client: ApiClient
  readonly credentials: Credentials
  readonly wallets: Pick<Wallets, 'choices' | 'connect'>
  readonly timers: Timers
  readonly host: Pick<Host, 'platform' | 'signIn'>
  readonly stepUp: Pick<StepUpDesk, 'allow'>
  /** Null when the player cancels. */
  readonly pickWallet: () => Promise<WalletChoice | null>
  /** Another player goes on than the one who asked: the page knows nothing of them yet. */
  readonly became: () => void
}

/** How Farcaster's clients announce their own wallet. */
const HOST_WALLET_RDNS = 'xyz.farcaster.MiniAppWallet'
/** A page that is left while it links has nobody to stop for. */
const UNSTOPPED = new AbortController().signal

export function createLinkDesk(options: CreateLinkDeskOptions): LinkDesk {
  const { client, credentials, host, timers, wallets } = options

  const send = async (proof: LinkProof, keep?: 'mine' | 'theirs'): Promise<LinkOutcome> => {
    const linked = await options.stepUp.allow(() =>
      linkIdentity(client, { proof, ...(keep && { keep }) }),
    )
    const { choice, pending, player_id: playerId } = linked
    if (choice) return { type: 'choice', ...choice, keep: (kept) => send(proof, kept) }
    if (pending) return { type: 'pending', merge: pending }
    const before = credentials.readIdentity()
    const isOwn = 'address' in proof && proof.address === before?.address
    credentials.amend({ playerId, ...(isOwn && { walletProven: true }) })
    if (before?.playerId !== playerId) options.became()
    return { type: 'linked' }
  }

  const byWallet = async (choice: WalletChoice): Promise<LinkOutcome> => {
    if (choice.id === credentials.readIdentity()?.walletId) {
      throw new WalletError('not_allowed', WALLET_TEXTS.linkedAlready)
    }
    const { platform } = host
    if (platform === 'worldcoin' && choice.kind === 'eoa' && !choice.isRemote) {
      throw new WalletError('not_signed', WALLET_TEXTS.worldCannotSign)
    }
    const connection = await askForAccount({ wallets, timers }, choice)
    try {
      const parameters = { client, timers, platform, connection, signal: UNSTOPPED }
      return await send(await proveAddress(parameters))
    } finally {
      // It is known now, and the session stays with the wallet it was opened by; the host's own is not ours to let go.
      if (choice.id !== HOST_WALLET_RDNS) void connection.close()
    }
  }

  const byPicked = async (): Promise<LinkOutcome> => {
    const choice = await options.pickWallet()
    return choice ? byWallet(choice) : { type: 'cancelled' }
  }

  const byHost = async (): Promise<LinkOutcome> => {
    const { signIn } = host
    if (!signIn) throw new WalletError('no_provider', WALLET_TEXTS.noProvider)
    const { provider, token } = await signIn({
      nonce: () => getProviderNonce(client, 'world', UNSTOPPED),
    })
    return send({ provider, token })
  }

  return {
    get hasHost() {
      return host.signIn !== null
    },
    link: (source) => options.stepUp.allow(() => (source === 'host' ? byHost() : byPicked())),
    async proveWallet() {
      if (credentials.readIdentity()?.walletProven !== false) return
      const own = wallets.choices().find(({ id }) => id === HOST_WALLET_RDNS)
      const { type } = await options.stepUp.allow(() => (own ? byWallet(own) : byPicked()))
      // Which of two players goes on is no question for a till.
      if (type === 'choice') throw new WalletError('not_allowed', WALLET_TEXTS.anothers)
      if (type === 'cancelled') throw new WalletError('refused', WALLET_TEXTS.refused)
    },
  }
}
