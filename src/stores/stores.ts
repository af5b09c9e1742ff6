import { type ClientStorage } from '#src/browser/storage.ts'
import { type Platform } from '#src/protocol/platforms.ts'
import { type AccountStore, createAccountStore } from './account-store.ts'
import { type ChatStore, createChatStore } from './chat-store.ts'
import { createGameStore, type GameStore } from './game-store.ts'
import { createLeaderboardStore, type LeaderboardStore } from './leaderboard-store.ts'
import { createLineStore, type LineStore } from './line-store.ts'
import { createMarketStore, type MarketStore } from './market-store.ts'
import { createRecapStore, type RecapStore } from './recap-store.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createSettingsStore, type SettingsState, type SettingsStore } from './settings-store.ts'
import { createTickerStore, type TickerStore } from './ticker-store.ts'

/** What the player knows, in independent stores. */
export interface Stores {
  readonly session: SessionStore
  readonly account: AccountStore
  readonly chat: ChatStore
  readonly game: GameStore
  readonly leaderboard: LeaderboardStore
  readonly line: LineStore
  readonly market: MarketStore
  readonly recap: RecapStore
  readonly ticker: TickerStore
  readonly settings: SettingsStore
}

export interface CreateStoresOptions {
  readonly storage: ClientStorage
  readonly platform: Platform
  readonly settings: SettingsState
}

export function createStores({ storage, platform, settings }: CreateStoresOptions): Stores {
  return {
    session: createSessionStore({ platform, persists: storage.persists }),
    account: createAccountStore(),
    chat: createChatStore(storage),
    game: createGameStore(storage),
    leaderboard: createLeaderboardStore(),
    line: createLineStore(),
    market: createMarketStore(),
    recap: createRecapStore(storage),
    ticker: createTickerStore(),
    settings: createSettingsStore(settings, storage),
  }
}

/** Removes everything that belongs to the player from the page. */
export function forgetPlayer({ account, session, chat, game, leaderboard, market }: Stores): void {
  session.getState().signedOut()
  account.getState().signedOut()
  chat.getState().signedOut()
  game.getState().signedOut()
  leaderboard.getState().signedOut()
  market.getState().signedOut()
}
