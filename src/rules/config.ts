import type { Shark } from './sharks/decision.ts'

/** How one shark lends, haggles and forgives. Money in cents, rates a UTC day. */
export interface SharkPolicy {
  readonly dailyRate: number
  /** Whole UTC days a loan runs, the day it is taken counted. */
  readonly days: number
  /** The smallest loan worth this shark's time. */
  readonly minCents: number
  /** The largest loan, whoever asks. */
  readonly maxCents: number
  /** The limit as a part of net worth; null where wealth does not count. */
  readonly netWorthPart: number | null
  /** The limit multiplied by reputation (0..1). */
  readonly scalesWithReputation: boolean
  /** Lends only below this much cash; null lends to anyone. */
  readonly onlyUnderCashCents: number | null
  /** Lends only from this reputation on. */
  readonly fromReputation: number
  /** Lends below this trust no more (−100..100). */
  readonly fromTrust: number
  /** Days between two loans taken; 0 lends again at once. */
  readonly restDays: number
  /** Counter-offers a day. */
  readonly patience: number
  /** The best rate that haggling can reach. */
  readonly floorRate: number
  /** The most days that haggling can add. */
  readonly extraDays: number
  /** How far this shark bends before trust and reputation are counted, 0..1. */
  readonly flexibility: number
  /** Days that mercy moves the due date by, once a loan. */
  readonly mercyDays: number
  /** Trust lost for an insult and for a threat. */
  readonly insultTrust: number
  readonly threatTrust: number
  /** Asks for a pledge, or for a part of the profit, beside a signature. */
  readonly wantsSecurity: boolean
  /** What this shark takes for a debt. */
  readonly repaidBy: 'cash' | 'missions'
}

/** Every number of the rules. A season keeps the version that it began with. */
export const RULES = {
  version: 1,
  start: {
    cashCents: 200_000,
    borough: 'manhattan',
    moves: 5,
    /** The moves of a new player. */
    reputation: 0.5,
    xp: 0,
    streak: 0,
  },
  /** Free messages a day: 3, plus one for a streak and one for reputation, so 3 to 5. */
  interactions: {
    base: 3,
    streakFrom: 3,
    reputationFrom: 0.7,
    /** 10 messages for 1 USDC. */
    bought: { messages: 10, priceUsdc: 1 },
    /** Messages a day that cost nothing because the shark did not follow. */
    unclearFree: 5,
  },
  moves: { daily: 5, bank: 10, bonusOnStreakDays: [3, 7] },
  reputation: {
    repaidInTime: 0.03,
    repaidLate: -0.05,
    atCap: -0.1,
    mission: 0.01,
    talkedOut: 0.01,
  },
  xp: { message: 5, trade: 10, profitableTrade: 20, repaidInTime: 40, mission: 50, levelStep: 100 },
  clock: { tickMs: 20 * 60_000, dayMs: 24 * 60 * 60_000 },
  loans: {
    /** Principal and interest together never exceed this many times the principal. */
    capTimes: 3,
    /** First loans are small. Below `untilEarnedCents` of lifetime income the ladder's limit stands; above the last rung, the shark's. */
    ladder: [
      { untilEarnedCents: 1_000_000, limitCents: 100_000 },
      /** The end of the second rung. */
      { untilEarnedCents: 2_500_000, limitCents: 250_000 },
    ],
    /** Offered sums are whole multiples of this. */
    stepCents: 5_000,
    /** Rates move in half points when haggled over. */
    rateStep: 0.005,
    /** The amount of the chip 'Pay 10k'. */
    extortionCents: 1_000_000,
    offerStandsMs: 24 * 60 * 60_000,
  },
  /** Units a stash holds, and what the next sizes cost. */
  stash: {
    capacity: 100,
    upgrades: [
      { capacity: 200, costCents: 500_000 },
      { capacity: 400, costCents: 4_000_000 },
      { capacity: 800, costCents: 25_000_000 },
    ],
  },
  heat: {
    max: 7,
    soldCentsAStep: 500_000,
    mostStepsATrade: 2,
    /** What a move spent in one borough takes off every other. */
    cooling: 1,
    percentPerLevel: 15,
    freePercent: 20,
    thinPolice: 0.3,
  },
  pot: {
    /** Part of paid loan interest that feeds the monthly pot. */
    loanInterestPart: 0.5,
    /** Part of a trade's worth, on the house. */
    tradePart: 0.01,
    /** On the house: a player's first action of a day, and each paid interaction. */
    sessionCents: 500,
    paidInteractionCents: 100,
    /** Of the pot, at a month's end; the rest seeds the next. */
    paidOutPart: 0.9,
    /** Days played in a month, at least, to take part. */
    fromDays: 5,
    /** The part of those who take part that wins. */
    winnersPart: 0.1,
    /** Up to so many players, the best share as these stand to each other: 50/30/20. */
    smallField: { players: 30, parts: [5, 3, 2] },
  },
  /** Encounters: prices, odds and losses of each choice. */
  encounter: {
    bribePerHeatCents: 6_000,
    /** Percent of the cash that is added to a bribe. */
    bribePart: 5,
    leastOdds: 0.05,
    mostOdds: 0.95,
    odds: {
      run: { base: 0.85, police: 0.5, collector: 0.5 },
      fight: { base: 0.3, level: 0.04, most: 0.7 },
      talk: { base: 0.2, reputation: 0.6, trustDivisor: 200 },
    },
    /** Percent of the price, of the cash and of each good that a choice costs; what it does to heat and reputation. */
    effects: {
      /** Who cannot pay the police in full leaves this much of each good. */
      shortGoodsPercent: 10,
      pay: {
        won: { pricePercent: 100, cashPercent: 0, goodsPercent: 0, heat: -1, reputation: 0 },
        lost: { pricePercent: 100, cashPercent: 0, goodsPercent: 0, heat: -1, reputation: 0 },
      },
      run: {
        won: { pricePercent: 0, cashPercent: 0, goodsPercent: 0, heat: 1, reputation: 0 },
        lost: { pricePercent: 0, cashPercent: 0, goodsPercent: 20, heat: 1, reputation: 0 },
      },
      fight: {
        won: { pricePercent: 0, cashPercent: 0, goodsPercent: 0, heat: 2, reputation: 0 },
        lost: { pricePercent: 0, cashPercent: 15, goodsPercent: 25, heat: 2, reputation: 0 },
      },
      talk: {
        won: { pricePercent: 0, cashPercent: 0, goodsPercent: 0, heat: 0, reputation: 0.01 },
        lost: { pricePercent: 125, cashPercent: 0, goodsPercent: 0, heat: 0, reputation: 0 },
      },
    },
  },
  /** Pay of a job in cents, times the root of the level. */
  jobs: { leastCents: 6_000, mostCents: 18_000 },
  missions: {
    aDay: 3,
    moves: 1,
    /** Scales with the root of the level: goods to deliver, profit to make, and what each kind brings. */
    deliverCents: 30_000,
    deliverMost: 25,
    /** Percent of the goods' base price that a delivery pays, and what comes on top. */
    deliverPercent: 115,
    deliverExtraCents: 5_000,
    profitCents: 20_000,
    profitRewardCents: 10_000,
    repayRewardCents: 12_000,
    talkRewardCents: 6_000,
    /** Percent of the principal that one mission takes off what Big Boss is owed. */
    onLoanPercent: 10,
  },
  favours: {
    cooldownMs: 24 * 60 * 60_000,
    moves: 1,
    advanceCents: 25_000,
    /** Days that an advance runs before it is late. */
    advanceDays: 7,
    extensionDays: 1,
    protectionHeat: -2,
    /** The trust below which each favour is refused. */
    fromTrust: { cash_advance: 0, extension: 0, tip: 0, protection: 10 },
    /** A bought favour never adds net worth. */
    soonerUsdc: 0.5,
  },
  /** Sharks hear of each other: how long word takes, and the trust that paying one with another's money costs. */
  hearsay: { days: [1, 2], trust: -8 },
  /** Thresholds from which the sharks mention a player's trade, heat, streak and stash. */
  talkedOf: { profitCents: 50_000, lossCents: 30_000, heat: 4, streakDays: 3, units: 60 },
  /** Percent of a sale that goes to the shark who owns the seller, and of its profit to Carmela where she shares. */
  sale: { ownedPercent: 25, profitSharePercent: 20 },
  /** A pledge: goods worth this much of the principal, counted at this much of their base price; all in percent. */
  pledge: { worthPercent: 50, pawnPercent: 70 },
  trust: {
    dealTaken: 2,
    repaidInTime: 10,
    repaidLate: -4,
    paidPart: 2,
    declinedPayment: -5,
    declinedOffer: -1,
    mercy: -3,
    thanks: 1,
    patienceOut: -2,
  },
  market: {
    /** Pull of x towards 0 a tick. */
    reversion: 0.12,
    noise: 0.11,
    jump: { chance: 0.012, min: 0.6, max: 1.1, earlyPart: 0.5 },
    bias: { size: 0.15, cheapGoods: 2, dearGoods: 2 },
    /** A trade of q units moves x by q ÷ (depth × the good's weight); the move recovers with x's own pull. */
    depth: 40,
    /** Between bid and ask, half of it on either side of the price. */
    spread: 0.03,
    /** Of a trade's worth, the trader's to pay. */
    fee: 0.01,
    window: {
      /** Goods tradable at once. */
      goods: 4,
      fromReputation: 0.5,
      /** Reputation that moves the window up by a tier. */
      step: 0.1,
    },
    /** Ticks of the 24 hours that change, trend and volatility look back over. */
    windowTicks: 72,
    /** A day's move of the index below this is 'flat'. */
    flatBelow: 0.01,
  },
} as const

/** The terms of each shark. */
export const SHARK_POLICIES: Readonly<Record<Shark, SharkPolicy>> = {
  vinnie: {
    dailyRate: 0.1,
    days: 3,
    minCents: 10_000,
    maxCents: 5_000_000,
    netWorthPart: 0.5,
    scalesWithReputation: false,
    onlyUnderCashCents: null,
    fromReputation: 0,
    fromTrust: -60,
    restDays: 0,
    patience: 3,
    floorRate: 0.08,
    extraDays: 1,
    flexibility: 0.25,
    mercyDays: 1,
    insultTrust: -6,
    threatTrust: -10,
    wantsSecurity: false,
    repaidBy: 'cash',
  },
  tommy: {
    dailyRate: 0.03,
    days: 7,
    minCents: 50_000,
    maxCents: 300_000,
    netWorthPart: null,
    scalesWithReputation: false,
    onlyUnderCashCents: 100_000,
    fromReputation: 0,
    fromTrust: -80,
    restDays: 7,
    patience: 5,
    floorRate: 0.02,
    extraDays: 3,
    flexibility: 0.55,
    mercyDays: 3,
    insultTrust: -4,
    threatTrust: -6,
    wantsSecurity: false,
    repaidBy: 'cash',
  },
  carmela: {
    dailyRate: 0.05,
    days: 5,
    minCents: 50_000,
    maxCents: 10_000_000,
    netWorthPart: null,
    scalesWithReputation: true,
    onlyUnderCashCents: null,
    fromReputation: 0,
    fromTrust: -40,
    restDays: 0,
    patience: 4,
    floorRate: 0.035,
    extraDays: 2,
    flexibility: 0.4,
    mercyDays: 2,
    insultTrust: -5,
    threatTrust: -8,
    wantsSecurity: true,
    repaidBy: 'cash',
  },
  bigboss: {
    dailyRate: 0,
    days: 14,
    minCents: 100_000,
    /** The most that ten missions can work off without adding too much cash to the city. */
    maxCents: 2_500_000,
    netWorthPart: null,
    scalesWithReputation: false,
    onlyUnderCashCents: null,
    fromReputation: 0.8,
    fromTrust: -20,
    restDays: 0,
    patience: 2,
    floorRate: 0,
    extraDays: 0,
    flexibility: 0.1,
    mercyDays: 1,
    insultTrust: -10,
    threatTrust: -15,
    wantsSecurity: false,
    repaidBy: 'missions',
  },
}
