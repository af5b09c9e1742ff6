import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { type Platform } from '#src/protocol/platforms.ts'

/** Who is signed in, as the screens show it. The keys themselves stay with the wallet room. */
export interface SessionState {
  /** Lower-cased address; null while nobody is signed in. */
  readonly wallet: string | null
  readonly playerId: string | null
  readonly streetName: string | null
  /** As ENS, Base, Farcaster or World name them; null where nobody does. */
  readonly linkedName: string | null
  /** What the server lets the player try before it is everybody's. */
  readonly betaFeatures: readonly string[]
  /** As the app around the page calls them; null where nobody does. */
  readonly username: string | null
  /** Farcaster's id of them. */
  readonly fid: number | null
  /** A burner key made in this browser. */
  readonly guest: boolean
  /** Whether the wallet offers sponsored calls. */
  readonly gasless: boolean
  /** The session was restored on load: the home says welcome back. */
  readonly returning: boolean
  readonly platform: Platform
  /** False where the browser keeps nothing: progress of a guest ends with the page. */
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
  /** The app around the page has answered, or nobody has. */
  platformFound(platform: Platform): void
  /** The wallet's calls are paid by somebody else. */
  gaslessLearned(): void
  signedOut(): void
}

export type SessionStore = ReturnType<typeof createSessionStore>

const NOBODY = {
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
      ...NOBODY,
      ...page,
      signedIn: (session) => set({ ...NOBODY, ...session }),
      nameLearned: (streetName, playerId) => set({ streetName, playerId }),
      linkedNameLearned: (linkedName) => set({ linkedName }),
      featuresLearned: (betaFeatures) => set({ betaFeatures }),
      gaslessLearned: () => set({ gasless: true }),
      platformFound: (platform) => set({ platform }),
      signedOut: () => set(NOBODY),
    })),
  )
}
