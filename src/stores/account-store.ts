import { createStore } from 'zustand/vanilla'
import { type Identities } from '#src/api/list-identities.ts'
import { type ApiKey } from '#src/protocol/calls/account.ts'
import { type Notice, type PendingMerge } from '#src/protocol/calls/identity.ts'

export const ACCOUNT_TABS = ['identities', 'keys', 'settings'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export interface AccountState {
  readonly tab: AccountTab
  /** Null until the server has told. */
  readonly identities: Identities | null
  readonly keys: readonly ApiKey[] | null
  readonly merges: readonly PendingMerge[]
  /** What has changed since the player last looked, the newest first. */
  readonly news: readonly Notice[]
  /** What became of the last thing that was done. */
  readonly notice: string | null
}
export interface AccountActions {
  chosen(tab: AccountTab): void
  arrived(told: Partial<Pick<AccountState, 'identities' | 'keys' | 'merges' | 'news'>>): void
  noticed(notice: string | null): void
  signedOut(): void
}
export type AccountStore = ReturnType<typeof createAccountStore>

const NOTHING = { identities: null, keys: null, merges: [], news: [], notice: null } as const

/** What the player knows of who they are here. */
export function createAccountStore() {
  return createStore<AccountState & AccountActions>()((set) => ({
    tab: 'identities',
    ...NOTHING,
    chosen: (tab) => set({ tab, notice: null }),
    arrived: (told) => set(told),
    noticed: (notice) => set({ notice }),
    signedOut: () => set(NOTHING),
  }))
}
