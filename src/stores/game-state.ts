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

/** What the page knows of the player's game. Money is in dollars, as the protocol carries it. The server decides it. */
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
  /** By borough name; what a borough tells is drawn as it comes. */
  boroughEconomy: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** How hot the ground is, 0-7 a borough. */
  heat: z._default(z.record(z.string(), amount), {}),
  /** Who stands in the way. */
  encounter: z._default(z.nullable(encounterSchema), null),
  waitingForDelta: z.boolean(),
  monthlyPot: z.object({
    /** Figures that stand for the pot while it cannot be had. */
    isSample: z._default(z.boolean(), false),
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

/** The state before the first answer of the server. Unknown figures are null. */
export const FIRST_GAME_STATE: GameState = {
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
  waitingForDelta: false,
  monthlyPot: {
    isSample: false,
    total: 0,
    playerContribution: 0,
    distributionDate: null,
    lastContribution: null,
    potHistory: [],
  },
  transactions: [],
  agentPerformance: {},
}
