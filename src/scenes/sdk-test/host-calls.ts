import { HAPTIC_STRENGTHS, type Host } from '#src/hosts/host.ts'
import { GAME_TITLE } from '#src/protocol/messages.ts'
import { SDK_TEXTS } from '#src/protocol/street-messages.ts'

/** A call of the host as whoever embeds the game tries it. */
export interface HostCall {
  readonly label: string
  /** What it came to, in words, where it says anything; null where this host lacks the call. */
  readonly run: (() => Promise<string | undefined>) | null
}

export interface HostCallsSetup {
  readonly host: Host
  /** The game's own address, to be shared and opened. */
  readonly url: string
  /** A single-use text for hosts that sign one; nothing is signed in with it. */
  readonly nonce: () => string
}

/** Every call of a host, in the order a session makes them. */
export function hostCalls({ host, nonce, url }: HostCallsSetup): readonly HostCall[] {
  const labels = SDK_TEXTS.calls
  const { addToApps, close, signIn } = host
  const quiet = (run: () => unknown) => async () => {
    await run()
    return undefined
  }
  return [
    { label: labels.ready, run: quiet(() => host.ready()) },
    {
      label: labels.signIn,
      run:
        signIn &&
        (async () => {
          // The proof itself is a secret: only what it is of is told.
          const { provider, wallet } = await signIn({ nonce: () => Promise.resolve(nonce()) })
          return SDK_TEXTS.proof(provider, wallet)
        }),
    },
    { label: labels.addToApps, run: addToApps && quiet(addToApps) },
    ...HAPTIC_STRENGTHS.map((strength) => ({
      label: labels.haptic(strength),
      run: quiet(() => host.haptic(strength)),
    })),
    { label: labels.showBack, run: quiet(() => host.showBack(true)) },
    { label: labels.share, run: quiet(() => host.share({ text: GAME_TITLE, url })) },
    { label: labels.openLink, run: quiet(() => host.openLink(url)) },
    { label: labels.close, run: close && quiet(close) },
  ]
}
