import { createStore } from 'zustand/vanilla'
import { type Identities } from '#src/api/list-identities.ts'
import { type ApiKey } from '#src/protocol/calls/account.ts'
import { type RecalledWords } from '#src/protocol/calls/memory.ts'
import { type Notice, type PendingMerge } from '#src/protocol/calls/identity.ts'

export const ACCOUNT_TABS = ['identities', 'keys', 'settings', 'memory'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

export interface AccountState {
  readonly tab: AccountTab
  /** Null until the server has responded. */
  readonly identities: Identities | null
  readonly keys: readonly ApiKey[] | null
  /** What the sharks recall of the player's words; null until the server has responded. */
  readonly memory: readonly RecalledWords[] | null
  readonly merges: readonly PendingMerge[]
  /** Changes since the player last looked, newest first. */
  readonly news: readonly Notice[]
  /** The result of the last action. */
  readonly notice: string | null
  /** Whether an action waits for a signature. */
  readonly isSigning: boolean
}
export interface AccountActions {
  tabSelected(tab: AccountTab): void
  received(
    update: Partial<Pick<AccountState, 'identities' | 'keys' | 'memory' | 'merges' | 'news'>>,
  ): void
  noticeChanged(notice: string | null): void
  signingChanged(isSigning: boolean): void
  signedOut(): void
}
export type AccountStore = ReturnType<typeof createAccountStore>

const EMPTY_STATE = {
  identities: null,
  keys: null,
  memory: null,
  merges: [],
  news: [],
  notice: null,
  isSigning: false,
} as const

/** The player's identities and API keys, and the state of the account screen. */
export function createAccountStore() {
  return createStore<AccountState & AccountActions>()((set) => ({
    tab: 'identities',
    ...EMPTY_STATE,
    tabSelected: (tab) => set({ tab, notice: null }),
    received: (update) => set(update),
    noticeChanged: (notice) => set({ notice }),
    signingChanged: (isSigning) => set({ isSigning }),
    signedOut: () => set(EMPTY_STATE),
  }))
}
