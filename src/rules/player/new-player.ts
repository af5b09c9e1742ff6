import { dayOf, seasonOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { cashAccount } from '../ledger.ts'
import { NEW_STAY, newMonth, type Sheet } from './sheet.ts'

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
    soldIn: NEW_STAY.soldIn,
    soldGoods: NEW_STAY.soldGoods,
    isTripOpen: NEW_STAY.isTripOpen,
    tripsToday: 0,
    guidePaid: false,
    reputationDay: null,
    reputationGained: 0,
    closedUntil: {},
  }
}

/** Returns the sheet of a player who has just joined, with the opening cash and before the opening debt. */
export function newSheet(
  { playerId, trader }: Pick<Sheet, 'playerId' | 'trader'>,
  now: Date,
): Sheet {
  const { moves, movesDay, streak, lastActiveDay, ...account } = newFigures(now)
  const { boughtInteractions, guidePaid, soldIn, soldGoods, isTripOpen, ...figures } = account
  const { reputationDay, reputationGained, ...others } = figures
  const season = seasonOf(now)
  return {
    ...{ playerId, trader, ...others, season },
    reputationGained: { day: reputationDay, by: reputationGained },
    activity: { streak, lastActiveDay, moves, movesDay },
    stay: { soldIn, soldGoods, isTripOpen },
    isGuidePaid: guidePaid,
    encounter: null,
    relations: {},
    words: [],
    offer: null,
    favours: {},
    interactions: { bought: boughtInteractions, usedToday: 0 },
    isNameTaken: false,
    watchedPayments: [],
    missionDay: null,
    talk: null,
    balances: { [cashAccount(playerId)]: RULES.start.cashCents },
    holdings: [],
    fronts: [],
    heat: {},
    impacts: {},
    loans: [],
    dayProfits: {},
    month: newMonth(season),
  }
}
