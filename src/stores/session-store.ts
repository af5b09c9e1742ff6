import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { type Platform } from '#src/protocol/platforms.ts'

/** Who is signed in, as the screens show it. The keys themselves stay in src/wallet. */
export interface SessionState {
  /** Lower-cased address; null for a visitor. */
  readonly wallet: string | null
  readonly playerId: string | null
  readonly streetName: string | null
  /** The player's name at ENS, Base, Farcaster or World; null when there is none. */
  readonly linkedName: string | null
  /** Features that the server enables for this player before their release. */
  readonly betaFeatures: readonly string[]
  /** The player's name at the host; null when there is none. */
  readonly username: string | null
  /** The player's Farcaster id. */
  readonly fid: number | null
  /** Whether the identity is a burner key made in this browser. */
  readonly guest: boolean
  /** Whether the wallet offers sponsored calls. */
  readonly gasless: boolean
  /** Whether the session was restored on load; the home screen then says welcome back. */
  readonly returning: boolean
  readonly platform: Platform
  /** False when the browser stores nothing: a guest's progress then ends with the page. */
  readonly persists: boolean
}

export interface SessionActions {
  signedIn(
    session: Pick<SessionState, 'wallet' | 'playerId' | 'guest' | 'returning'> &
      Partial<Pick<SessionState, 'streetName' | 'gasless' | 'username' | 'fid'>>,
  ): void
  nameLearned(streetName: string, playerId: string): void
  linkedNameLearned(linkedName: string | null): void
  featuresLearned(betaFeatures: readonly string[]): void
  /** The host was detected, or there is none. */
  platformFound(platform: Platform): void
  /** The wallet's calls are sponsored. */
  gaslessLearned(): void
  signedOut(): void
}

export type SessionStore = ReturnType<typeof createSessionStore>

const SIGNED_OUT = {
  wallet: null,
  playerId: null,
  streetName: null,
  linkedName: null,
  betaFeatures: [] as readonly string[],
  username: null,
  fid: null,
  guest: false,
  gasless: false,
  returning: false,
}

export function createSessionStore(page: Pick<SessionState, 'platform' | 'persists'>) {
  return createStore<SessionState & SessionActions>()(
    subscribeWithSelector((set) => ({
      ...SIGNED_OUT,
      ...page,
      signedIn: (session) => set({ ...SIGNED_OUT, ...session }),
      nameLearned: (streetName, playerId) => set({ streetName, playerId }),
      linkedNameLearned: (linkedName) => set({ linkedName }),
      featuresLearned: (betaFeatures) => set({ betaFeatures }),
      gaslessLearned: () => set({ gasless: true }),
      platformFound: (platform) => set({ platform }),
      signedOut: () => set(SIGNED_OUT),
    })),
  )
}
