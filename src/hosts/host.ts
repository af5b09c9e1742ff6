import { type Release } from '#src/lib/releases.ts'
import { type Platform } from '#src/protocol/platforms.ts'

export const HAPTIC_STRENGTHS = ['light', 'medium', 'heavy'] as const
export type HapticStrength = (typeof HAPTIC_STRENGTHS)[number]

/** CSS pixels that the host draws over at each side. */
export interface SafeArea {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
export const NO_INSETS: SafeArea = { top: 0, right: 0, bottom: 0, left: 0 }

/** Whom the host says it shows the page to. Anybody can claim this: it is drawn, and never signs anyone in. */
export interface HostUser {
  readonly fid?: number
  readonly username?: string
  readonly displayName?: string
  readonly pfpUrl?: string
}

/** What the server opens a session for. */
export interface HostProof {
  readonly provider: 'farcaster' | 'base' | 'world'
  /** A JWT, or for World the signed text in base64url. */
  readonly token: string
  /** The host's wallet as it says, lower-cased: shown, and unproven until it signs. */
  readonly wallet: `0x${string}` | null
}

export interface HostSignInRequest {
  /** A single-use nonce of ours, asked for only where the host signs a text. */
  readonly nonce: () => Promise<string>
}

export interface HostStepUpRequest {
  /** A single-use nonce of ours that is bound to the session. */
  readonly nonce: (purpose: 'farcaster-step-up' | 'world-step-up') => Promise<string>
}

export interface SharedText {
  readonly text: string
  readonly url: string
}

/** A payment that the app around the page makes from its own wallet. */
export interface HostPayment {
  /** The house's own, good for one payment. */
  readonly reference: string
  readonly to: string
  readonly usdc: number
  /** What its user reads. */
  readonly description: string
}

/**
 * The surroundings the page runs in: a plain browser, or an app that shows it. What a host lacks is null, or does
 * nothing where that is as good. Whatever waits rejects with a {@link HostError}, and none waits for ever.
 */
export interface Host {
  readonly platform: Platform
  /** Inside somebody else's frame. */
  readonly embedded: boolean
  readonly user: HostUser | null
  readonly safeArea: SafeArea
  /** Whether the host lets the game send its user notes. */
  readonly notifies: boolean
  /** Already among the user's apps. */
  readonly isAdded: boolean
  /** The first frame is on the glass. */
  ready(): Promise<void>
  /** Proves the host's user to our server; null where wallets do that. */
  readonly signIn: ((request: HostSignInRequest) => Promise<HostProof>) | null
  /** Has the host's user sign for a change to who they are here; null where wallets do that. */
  readonly stepUp: ((request: HostStepUpRequest) => Promise<HostProof>) | null
  /**
   * Pays with the app's own money, on its own chain: the app's name of the transaction. Null where wallets do that. It is
   * waited for as long as it takes: whoever pays late has paid.
   */
  readonly pay: ((payment: HostPayment) => Promise<string>) | null
  /** Asks the user to keep the game among their apps. Rejects with `missing` while the host cannot ask. */
  readonly addToApps: (() => Promise<void>) | null
  /** A touch the hand can feel, where the device can. */
  haptic(strength: HapticStrength): void
  /** The host's own way back. */
  onBack(run: () => void): Release
  /** Whether the host draws a way back. */
  showBack(isShown: boolean): void
  share(shared: SharedText): Promise<void>
  openLink(url: string): void
  /** The host's wallet shows another account (lower-cased), or none. */
  onAccountChange(run: (address: string | null) => void): Release
  /** Leaves the game for the host. */
  readonly close: (() => Promise<void>) | null
}
