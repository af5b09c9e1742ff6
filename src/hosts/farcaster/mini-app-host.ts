import { type sdk } from '@farcaster/frame-sdk'
import { type Timers } from '#src/lib/timers.ts'
import { HOST_TEXTS } from '#src/protocol/host-texts.ts'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { HostError } from '../host-error.ts'
import { type Host, type HostProof } from '../host.ts'
import { toBase64Url } from '../to-base64-url.ts'
import { withinTime } from '../within-time.ts'
import { askQuickAuth } from './ask-quick-auth.ts'
import { type FarcasterContext, safeAreaOf, userOf } from './context.ts'

export type MiniAppSdk = typeof sdk

export interface MiniAppHostOptions {
  readonly sdk: MiniAppSdk
  readonly platform: 'farcaster' | 'base_minikit'
  readonly provider: 'farcaster' | 'base'
  readonly context: FarcasterContext
  readonly embedded: boolean
  readonly timers: Timers
  readonly fetcher: typeof fetch
  /** The issuer of the token. Null for Farcaster's own server. */
  readonly quickAuthOrigin: () => Promise<string | null>
  readonly setReady: () => Promise<void>
  readonly addFrame: () => Promise<unknown>
  readonly log: (what: string, failure: unknown) => void
}

/** Creates a host that speaks Farcaster's mini-app protocol. */
export function createMiniAppHost(options: MiniAppHostOptions): Host {
  const { sdk, context, timers } = options
  const bridge = <answer>(call: string, run: () => Promise<answer>): Promise<answer> =>
    withinTime(timers, HOST_CALL_MS.bridge, call, run)
  const askUser = <answer>(call: string, run: () => Promise<answer>): Promise<answer> =>
    withinTime(timers, HOST_CALL_MS.user, call, run)
  /** Calls the host without waiting. A failure is logged, because it changes nothing for the player. */
  const callAndLog = (call: string, run: () => Promise<unknown>): void => {
    bridge(call, run).catch((failure: unknown) => options.log(`calling ${call}`, failure))
  }

  return {
    platform: options.platform,
    embedded: options.embedded,
    user: userOf(context),
    safeArea: safeAreaOf(context),
    notifies: context.client.notificationDetails !== undefined,
    isAdded: context.client.added,
    ready: () => bridge('ready', options.setReady),
    async signIn() {
      // The player may sign in before the server's configuration has arrived.
      const origin = await options.quickAuthOrigin()
      const token = await askUser('signIn', () =>
        askQuickAuth({ fetcher: options.fetcher, origin, signIn: sdk.actions.signIn }),
      )
      const wallet = await bridge('wallet', () => readWallet(sdk)).catch((failure: unknown) => {
        options.log('asking for the wallet of the host', failure)
        return null
      })
      return { provider: options.provider, token, wallet } satisfies HostProof
    },
    async stepUp({ nonce }) {
      const fresh = await nonce('farcaster-step-up')
      // The server checks the signed text itself, because a token of quick auth does not name the purpose.
      const { message, signature } = await askUser('signIn', () =>
        sdk.actions.signIn({ nonce: fresh }),
      )
      const token = toBase64Url(JSON.stringify({ message, signature }))
      return { provider: options.provider, token, wallet: null } satisfies HostProof
    },
    // The host's wallet pays like any other wallet.
    pay: null,
    async addToApps() {
      const calls = await bridge('getCapabilities', () => sdk.getCapabilities()).catch(() => null)
      // A host that does not report its capabilities is asked anyway.
      if (calls && !calls.some((call) => /add(MiniApp|Frame)$/.test(call))) {
        throw new HostError('missing', HOST_TEXTS.missing('addMiniApp'))
      }
      await askUser('addMiniApp', options.addFrame)
    },
    haptic: (strength) =>
      callAndLog('impactOccurred', async () => sdk.haptics.impactOccurred(strength)),
    onBack(run) {
      sdk.on('backNavigationTriggered', run)
      return () => sdk.off('backNavigationTriggered', run)
    },
    showBack: (isShown) => callAndLog('back', () => (isShown ? sdk.back.show() : sdk.back.hide())),
    async share({ text, url }) {
      await askUser('composeCast', () => sdk.actions.composeCast({ text, embeds: [url] }))
    },
    openLink: (url) => callAndLog('openUrl', () => sdk.actions.openUrl(url)),
    onAccountChange(run) {
      const onAccounts = (accounts: readonly string[]): void =>
        run(accounts[0]?.toLowerCase() ?? null)
      const { ethProvider } = sdk.wallet
      ethProvider.on?.('accountsChanged', onAccounts)
      return () => ethProvider.removeListener?.('accountsChanged', onAccounts)
    },
    close: () => bridge('close', () => sdk.actions.close()),
  }
}

async function readWallet(sdk: MiniAppSdk): Promise<`0x${string}` | null> {
  const provider = await sdk.wallet.getEthereumProvider()
  const accounts = await provider?.request({ method: 'eth_requestAccounts' })
  const [address] = accounts ?? []
  return address ? `0x${address.slice(2).toLowerCase()}` : null
}
