import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { type MonthlyPot } from '#src/api/get-pot.ts'
import { type ClientStorage } from '#src/browser/storage.ts'
import { parseJson } from '#src/lib/parse-json.ts'
import { type chatLimitsCall } from '#src/protocol/calls/chat.ts'
import { type playerStatsCall } from '#src/protocol/calls/player.ts'
import { type Character } from '#src/protocol/characters.ts'
import { type StateDelta } from '#src/protocol/chat.ts'
import { type ResponseOf } from '#src/protocol/endpoint.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { POT_SAMPLE } from '#src/protocol/timing.ts'
import { INITIAL_GAME_STATE, type GameState, gameStateSchema } from './game-state.ts'

export interface GameActions {
  /** Merges changes sent by the server or the host. */
  applyDelta(delta: StateDelta): void
  /** An action was queued: applies its expected result, and marks that the server's delta is awaited. */
  actionQueued(optimisticDelta: StateDelta): void
  /** No action is queued any more. */
  queueEmptied(): void
  statsArrived(stats: ResponseOf<typeof playerStatsCall>): void
  /** The reward of the first trip with goods was paid. */
  guideRewarded(): void
  limitsArrived(limits: ResponseOf<typeof chatLimitsCall>): void
  potArrived(pot: MonthlyPot): void
  /** The pot could not be fetched: shows a sample instead. `now` in ms. */
  potUnavailable(now: number): void
  /** Counts a reply of a shark. */
  interactionCounted(character: Character, at: string): void
  signedOut(): void
}

export type GameStore = ReturnType<typeof createGameStore>

const DAY_MS = 86_400_000

/** Maps field names of a delta to field names of the state. */
const FIELD_OF = {
  cash: 'playerCash',
  debt: 'debt',
  quota_left: 'quotaLeft',
  moves_left: 'movesLeft',
  streak: 'streak',
  reputation: 'reputation',
  level: 'level',
  xp: 'xp',
  borough: 'currentBorough',
  net_worth: 'netWorth',
  heat: 'heat',
  encounter: 'encounter',
} as const satisfies Record<keyof StateDelta, keyof GameState>

function changesOf(delta: StateDelta): Partial<GameState> {
  const changes: Record<string, StateDelta[keyof StateDelta]> = {}
  for (const [name, field] of Object.entries(FIELD_OF)) {
    const value = delta[name as keyof StateDelta]
    if (value !== undefined) changes[field] = value
  }
  return changes
}

function restore(storage: ClientStorage): GameState {
  const parsed = gameStateSchema.safeParse(parseJson(storage.read(STORED.gameState)))
  if (!parsed.success) return INITIAL_GAME_STATE
  // The borough is manhattan after a reload until the server sends the player's.
  const { currentBorough, waitingForDelta } = INITIAL_GAME_STATE
  return { ...parsed.data, currentBorough, waitingForDelta }
}

export function createGameStore(storage: ClientStorage) {
  const store = createStore<GameState & GameActions>()(
    subscribeWithSelector((set) => ({
      ...restore(storage),
      applyDelta: (delta) => set(changesOf(delta)),
      actionQueued: (optimisticDelta) =>
        set({ ...changesOf(optimisticDelta), waitingForDelta: true }),
      queueEmptied: () => set({ waitingForDelta: false }),
      statsArrived: ({ stats, daily_quota, ...figures }) =>
        set({
          ...changesOf({ ...figures, streak: stats.streak }),
          dailyQuota: daily_quota,
          guideReward: figures.guide_reward,
        }),
      guideRewarded: () => set({ guideReward: null }),
      limitsArrived: (limits) =>
        set({
          dailyQuota: limits.daily_quota,
          quotaLeft: limits.quota_left,
          cooldownEndsAt: limits.cooldown_ends_at,
        }),
      potArrived: (pot) =>
        set({
          potTotal: pot.current_pot,
          monthlyPot: {
            isSample: false,
            isDemo: pot.is_demo,
            total: pot.current_pot,
            playerContribution: pot.player_contribution,
            distributionDate: pot.distribution_date,
            lastContribution: pot.last_contribution,
            potHistory: pot.pot_history,
          },
        }),
      potUnavailable: (now) => {
        const { total, daysAhead } = POT_SAMPLE
        const distributionDate = new Date(now + daysAhead * DAY_MS).toISOString()
        set({
          potTotal: total,
          monthlyPot: { ...INITIAL_GAME_STATE.monthlyPot, isSample: true, total, distributionDate },
        })
      },
      interactionCounted: (character, at) =>
        set(({ agentPerformance }) => {
          const { interactions = 0, successRate = 1 } = agentPerformance[character] ?? {}
          const after = { interactions: interactions + 1, successRate, lastInteraction: at }
          return { agentPerformance: { ...agentPerformance, [character]: after } }
        }),
      signedOut: () => set(INITIAL_GAME_STATE),
    })),
  )
  store.subscribe((state) => {
    if (isInitial(state)) storage.remove(STORED.gameState)
    // JSON.stringify leaves out the store's actions, which are functions.
    else storage.write(STORED.gameState, JSON.stringify(state))
  })
  return store
}

function isInitial(state: GameState): boolean {
  return Object.entries(INITIAL_GAME_STATE).every(
    ([name, value]) => state[name as keyof GameState] === value,
  )
}
