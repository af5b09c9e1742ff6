import { createStore } from 'zustand/vanilla'
import { type Identities } from '#src/api/list-identities.ts'
import { type ApiKey } from '#src/protocol/calls/account.ts'

export const ACCOUNT_TABS = ['identities', 'keys', 'settings'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export interface AccountState {
  readonly tab: AccountTab
  /** Null until the server has responded. */
  readonly identities: Identities | null
  readonly keys: readonly ApiKey[] | null
  /** The result of the last action. */
  readonly notice: string | null
}
export interface AccountActions {
  chosen(tab: AccountTab): void
  arrived(told: Partial<Pick<AccountState, 'identities' | 'keys'>>): void
  noticed(notice: string | null): void
  signedOut(): void
}
export type AccountStore = ReturnType<typeof createAccountStore>

const NOTHING = { identities: null, keys: null, notice: null } as const

/** The player's identities and API keys, and the state of the account screen. */
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
