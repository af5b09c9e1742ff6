import { HAPTIC_STRENGTHS, type Host } from '#src/hosts/host.ts'
import { GAME_TITLE } from '#src/protocol/messages.ts'
import { SDK_TEXTS } from '#src/protocol/street-messages.ts'

/** A call of the host, for integrators to try. */
export interface HostCall {
  readonly label: string
  /**
   * Makes the call; resolves with a sentence about its result, if there is one. Null when this host does not have the
   * call.
   */
  readonly run: (() => Promise<string | undefined>) | null
}

export interface HostCallsSetup {
  readonly host: Host
  /** The game's own URL, to be shared and opened. */
  readonly url: string
  /** Returns a single-use text for hosts that sign one; it is not used to sign in. */
  readonly nonce: () => string
}

/** Returns every call of a host, in the order in which a session makes them. */
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
          // The proof itself is secret, so only its provider and wallet are shown.
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
