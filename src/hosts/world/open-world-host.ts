import { MiniKit } from '@worldcoin/minikit-js'
import { tokenToDecimals, Tokens } from '@worldcoin/minikit-js/commands'
import * as z from 'zod/mini'
import { type Timers } from '#src/lib/timers.ts'
import { HOST_TEXTS } from '#src/protocol/host-texts.ts'
import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { HostError } from '../host-error.ts'
import { type Host, type HostProof, NO_INSETS } from '../host.ts'
import { toBase64Url } from '../to-base64-url.ts'
import { withinTime } from '../within-time.ts'
import { createWorldPay } from './pay-in-world.ts'

export interface OpenWorldOptions {
  readonly page: Window
  readonly timers: Timers
  readonly appId: () => Promise<string | null>
  readonly openWindow: (url: string) => void
  readonly log: (what: string, failure: unknown) => void
}

/** Install errors after which the bridge still works inside World App. */
const USABLE_ERRORS: readonly string[] = ['already_installed', 'app_out_of_date']
const inset = z.catch(z.number().check(z.minimum(0), z.maximum(500)), 0)
const nativeSchema = z.object({
  safe_area_insets: z.catch(
    z.object({ top: inset, right: inset, bottom: inset, left: inset }),
    NO_INSETS,
  ),
})

/** Opens World App. It has no call to add the game to its apps, and draws its own back button. */
export async function openWorldHost(options: OpenWorldOptions): Promise<Host> {
  const { page, timers, openWindow } = options
  const appId = await options.appId()
  const installed = MiniKit.install(appId ?? undefined)
  if (!installed.success && !USABLE_ERRORS.includes(installed.errorCode)) {
    throw new HostError('missing', HOST_TEXTS.notInstalled(installed.errorMessage))
  }
  // MiniKit keeps one handler per command: of two concurrent calls the first would never be answered.
  const last = new Map<string, Promise<unknown>>()
  const inTurn = <answer>(call: string, run: () => Promise<answer>): Promise<answer> => {
    const before = last.get(call) ?? Promise.resolve()
    const own = before.then(() => withinTime(timers, HOST_CALL_MS.user, call, run))
    last.set(
      call,
      own.catch(() => undefined),
    )
    return own
  }
  const sign = async (nonce: string, statement: string): Promise<HostProof> => {
    const { data } = await inTurn('walletAuth', () => MiniKit.walletAuth({ nonce, statement }))
    const { address, message, signature } = data
    const token = toBase64Url(JSON.stringify({ address, message, signature }))
    return { provider: 'world', token, wallet: null }
  }
  let isVibrating = false
  const native = nativeSchema.safeParse('WorldApp' in page ? page.WorldApp : undefined)

  return {
    platform: 'worldcoin',
    embedded: true,
    user: null,
    safeArea: native.success ? native.data.safe_area_insets : NO_INSETS,
    notifies: false,
    isAdded: false,
    ready: () => Promise.resolve(),
    signIn: async ({ nonce }) => sign(await nonce(), LOGIN_TEXTS.statement),
    stepUp: async ({ nonce }) => sign(await nonce('world-step-up'), LOGIN_TEXTS.stepUpStatement),
    pay: createWorldPay(async ({ reference, to, usdc, description }) => {
      const units = String(tokenToDecimals(usdc, Tokens.USDC))
      const tokens = [{ symbol: Tokens.USDC, token_amount: units }]
      return MiniKit.pay({ reference, to, tokens, description })
    }),
    addToApps: null,
    haptic(strength) {
      // A queued vibration would come too late, so it is dropped.
      if (isVibrating) return
      isVibrating = true
      withinTime(timers, HOST_CALL_MS.bridge, 'sendHapticFeedback', () =>
        MiniKit.sendHapticFeedback({ hapticsType: 'impact', style: strength }),
      )
        .catch((failure: unknown) => options.log('calling sendHapticFeedback', failure))
        .finally(() => {
          isVibrating = false
        })
    },
    onBack: () => () => undefined,
    showBack: () => undefined,
    async share({ text, url }) {
      await inTurn('share', () => MiniKit.share({ text, url }))
    },
    openLink: openWindow,
    // A World App has one account.
    onAccountChange: () => () => undefined,
    async close() {
      await withinTime(timers, HOST_CALL_MS.bridge, 'closeMiniApp', () => MiniKit.closeMiniApp())
    },
  }
}
