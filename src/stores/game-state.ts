import * as z from 'zod/mini'
import { CHARACTERS } from '#src/protocol/characters.ts'
import { encounterSchema } from '#src/protocol/encounter.ts'
import { BOROUGH_NAMES, boroughNameSchema } from '#src/protocol/street.ts'

const amount = z.number()
const moment = z.nullable(z.string())

const performanceSchema = z.object({
  interactions: amount,
  successRate: amount,
  lastInteraction: moment,
})

/** What the page knows of the player's game; the server decides it. Money is in dollars, as in the protocol. */
export const gameStateSchema = z.object({
  quotaLeft: z.nullable(amount),
  movesLeft: amount,
  potTotal: amount,
  boroughs: z.array(boroughNameSchema),
  currentBorough: boroughNameSchema,
  streak: amount,
  dailyQuota: z.nullable(amount),
  cooldownEndsAt: moment,
  playerCash: z.nullable(amount),
  debt: z.nullable(amount),
  netWorth: z.nullable(amount),
  reputation: amount,
  level: amount,
  xp: amount,
  /** By borough name; the contents are drawn as received. */
  boroughEconomy: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** By borough, 0 to 7. */
  heat: z._default(z.record(z.string(), amount), {}),
  /** An encounter that must be settled first. */
  encounter: z._default(z.nullable(encounterSchema), null),
  /** What the first trip with goods will be rewarded with; null when it was, or when it is not known. */
  guideReward: z._default(z.nullable(amount), null),
  waitingForDelta: z.boolean(),
  monthlyPot: z.object({
    /** Whether the figures are a sample, shown while the pot cannot be fetched. */
    isSample: z._default(z.boolean(), false),
    /** Whether the server has nothing that could prove a player, so that the pot counts everybody. */
    isDemo: z._default(z.boolean(), false),
    total: amount,
    playerContribution: amount,
    distributionDate: moment,
    lastContribution: moment,
    potHistory: z.array(
      z.object({ month: z.string(), total: amount, distributed: amount, winners: amount }),
    ),
  }),
  transactions: z.array(z.object({ timestamp: z.string(), kind: z.string(), amount })),
  agentPerformance: z.partialRecord(z.enum(CHARACTERS), performanceSchema),
})
export type GameState = z.infer<typeof gameStateSchema>

/** The state before the server's first response. Unknown figures are null. */
export const INITIAL_GAME_STATE: GameState = {
  quotaLeft: null,
  movesLeft: 5,
  potTotal: 0,
  boroughs: [...BOROUGH_NAMES],
  currentBorough: 'manhattan',
  streak: 0,
  dailyQuota: null,
  cooldownEndsAt: null,
  playerCash: null,
  debt: null,
  netWorth: null,
  reputation: 0.5,
  level: 1,
  xp: 0,
  boroughEconomy: {},
  heat: {},
  encounter: null,
  guideReward: null,
  waitingForDelta: false,
  monthlyPot: {
    isSample: false,
    isDemo: false,
    total: 0,
    playerContribution: 0,
    distributionDate: null,
    lastContribution: null,
    potHistory: [],
  },
  transactions: [],
  agentPerformance: {},
}
