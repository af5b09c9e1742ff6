import { dayOf, seasonOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { cashAccount } from '../ledger.ts'
import { newMonth, type Sheet } from './sheet.ts'

/** The figures of a player who has just joined, as the server stores them. */
export function newFigures(now: Date) {
  const { borough, moves, reputation, streak, xp } = RULES.start
  return {
    ...{ borough, moves, reputation, streak, xp },
    movesDay: dayOf(now),
    movesMade: 0,
    lastActiveDay: null,
    boughtInteractions: 0,
    earnedCents: 0,
    stashCapacity: RULES.stash.capacity,
    playDay: null,
    nightDay: null,
    kickedUpCents: 0,
    guidePaid: false,
  } as const
}

/** Returns the sheet of a player who has just joined, with the opening grant. */
export function newSheet(
  { playerId, trader }: Pick<Sheet, 'playerId' | 'trader'>,
  now: Date,
): Sheet {
  const { moves, movesDay, streak, lastActiveDay, boughtInteractions, guidePaid, ...figures } =
    newFigures(now)
  const season = seasonOf(now)
  return {
    ...{ playerId, trader, ...figures, season },
    activity: { streak, lastActiveDay, moves, movesDay },
    isGuidePaid: guidePaid,
    encounter: null,
    relations: {},
    words: [],
    offer: null,
    favours: {},
    interactions: { bought: boughtInteractions, usedToday: 0 },
    isNameTaken: false,
    watchedPayments: [],
    fronts: [],
    missionDay: null,
    balances: { [cashAccount(playerId)]: RULES.start.cashCents },
    holdings: [],
    heat: {},
    impacts: {},
    reputationGained: { day: null, by: 0 },
    closedUntil: {},
    loans: [],
    dayProfits: {},
    month: newMonth(season),
  }
}
