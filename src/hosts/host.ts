import { type Release } from '#src/lib/releases.ts'
import { type Platform } from '#src/protocol/platforms.ts'

export const HAPTIC_STRENGTHS = ['light', 'medium', 'heavy'] as const
export type HapticStrength = (typeof HAPTIC_STRENGTHS)[number]

/** The width of what the host draws over each side, in CSS pixels. */
export interface SafeArea {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export const NO_INSETS: SafeArea = { top: 0, right: 0, bottom: 0, left: 0 }

/** The user as claimed by the host. Not verified: it is displayed, and never used for signing in. */
export interface HostUser {
  readonly fid?: number
  readonly username?: string
  readonly displayName?: string
  readonly pfpUrl?: string
}

/** What the server verifies to open a session. */
export interface HostProof {
  readonly provider: 'farcaster' | 'base' | 'world'
  /** A JWT. For World, the signed text in base64url. */
  readonly token: string
  /** The host's wallet as claimed, lower-cased. Displayed, and not verified until it signs. */
  readonly wallet: `0x${string}` | null
}

export interface HostSignInRequest {
  /** Gets a single-use nonce from the server. Called only by hosts that sign a text. */
  readonly nonce: () => Promise<string>
}

export interface HostStepUpRequest {
  /** Gets a single-use nonce from the server that is bound to the session. */
  readonly nonce: (purpose: 'farcaster-step-up' | 'world-step-up') => Promise<string>
}

export interface SharedText {
  readonly text: string
  readonly url: string
}

/** A payment from the wallet of the app around the page. */
export interface HostPayment {
  /** The server's reference, valid for one payment. */
  readonly reference: string
  readonly to: string
  readonly usdc: number
  /** The description that the user reads. */
  readonly description: string
}

/**
 * The surroundings that the page runs in: a plain browser, or an app that shows the page. What a host does not support
 * is null, or a function without effect. Calls that wait have a time limit, except `pay`, and reject with a
 * {@link HostError}.
 */
export interface Host {
  readonly platform: Platform
  /** Whether the page is inside a frame of another origin. */
  readonly embedded: boolean
  readonly user: HostUser | null
  readonly safeArea: SafeArea
  /** Whether the host lets the game send notifications to its user. */
  readonly notifies: boolean
  /** Whether the game is among the user's apps already. */
  readonly isAdded: boolean
  /** Tells the host that the first frame has been drawn. */
  ready(): Promise<void>
  /** Proves the host's user to the server. Null where players sign in with a wallet. */
  readonly signIn: ((request: HostSignInRequest) => Promise<HostProof>) | null
  /** Proves the host's user again for a step-up. Null where a wallet signs. */
  readonly stepUp: ((request: HostStepUpRequest) => Promise<HostProof>) | null
  /**
   * Pays from the app's own wallet on its own chain and resolves to the app's transaction id. Null where players pay
   * with a wallet. Has no time limit, because a late payment is a payment too.
   */
  readonly pay: ((payment: HostPayment) => Promise<string>) | null
  /** Asks the user to keep the game among their apps. Rejects with `missing` while the host cannot ask. */
  readonly addToApps: (() => Promise<void>) | null
  /** Vibrates, where the device can. */
  haptic(strength: HapticStrength): void
  /** Calls `run` when the user presses the host's own back button. */
  onBack(run: () => void): Release
  /** Shows or hides the host's back button. */
  showBack(isShown: boolean): void
  share(shared: SharedText): Promise<void>
  openLink(url: string): void
  /** Calls `run` when the host's wallet changes its account: with the lower-cased address, or null for no account. */
  onAccountChange(run: (address: string | null) => void): Release
  /** Closes the game and returns to the host. */
  readonly close: (() => Promise<void>) | null
}
