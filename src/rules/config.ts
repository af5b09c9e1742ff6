import type { SHARKS } from '#src/lib/names.ts'

/**
 * How one shark lends, haggles and extends. Money in cents, rates per UTC day.
 * docs/game-rules.md#loan-terms lists the values.
 */
export interface SharkPolicy {
  readonly dailyRate: number
  /** Whole UTC days until a loan is due, including the day it is taken. */
  readonly days: number
  /** The smallest loan. */
  readonly minCents: number
  /** The largest loan to any player. */
  readonly maxCents: number
  /** The limit as a share of net worth; null when net worth does not count. */
  readonly netWorthPart: number | null
  /** Whether the largest loan is multiplied by reputation (0..1). */
  readonly scalesWithReputation: boolean
  /** Lends only to players with less cash than this; null when cash does not count. */
  readonly onlyUnderCashCents: number | null
  /** The least reputation of a borrower. */
  readonly fromReputation: number
  /** The least trust of a borrower (−100..100). */
  readonly fromTrust: number
  /** Days from one loan to the next; 0 when there is no wait. */
  readonly restDays: number
  /** Counter-offers per day. */
  readonly patience: number
  /** The lowest rate that haggling can reach. */
  readonly floorRate: number
  /** The most days that haggling can add. */
  readonly extraDays: number
  /** How far the shark gives way before trust and reputation are counted, 0..1. */
  readonly flexibility: number
  /** Days that mercy adds to the due date, once per loan. */
  readonly mercyDays: number
  /** Trust lost for an insult and for a threat. */
  readonly insultTrust: number
  readonly threatTrust: number
  /** Whether a loan needs a pledge, or a share of the profit. */
  readonly wantsSecurity: boolean
  /** What repays this shark's loans. */
  readonly repaidBy: 'cash' | 'missions'
}

/** The numbers of the rules. docs/game-rules.md explains each by its name, and is generated from this file. */
export const RULES = {
  start: {
    cashCents: 200_000,
    borough: 'manhattan',
    moves: 5,
    reputation: 0.5,
    xp: 0,
    streak: 0,
  },
  /** The guided first deal: the first trip with goods that cost more than `goodsCents` is rewarded once. */
  guide: { goodsCents: 50_000, rewardCents: 10_000 },
  /** Free messages per day: `base`, plus one for the streak and one for reputation. */
  interactions: {
    base: 3,
    streakFrom: 3,
    reputationFrom: 0.7,
    /** What one purchase adds. */
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
  },
  xp: { message: 5, trade: 10, profitableTrade: 20, repaidInTime: 40, mission: 50, levelStep: 100 },
  clock: { tickMs: 20 * 60_000, dayMs: 24 * 60 * 60_000 },
  loans: {
    /** Principal and interest together never exceed this many times the principal. */
    capTimes: 3,
    /** Limits of a player's first loans, by lifetime income. From the last rung on, only the shark's own limit counts. */
    ladder: [
      { untilEarnedCents: 1_000_000, limitCents: 100_000 },
      { untilEarnedCents: 2_500_000, limitCents: 250_000 },
    ],
    /** Offered sums are multiples of this. */
    stepCents: 5_000,
    /** The step in which haggling changes rates. */
    rateStep: 0.005,
    /** What the chip of a late debtor offers to pay. */
    extortionCents: 1_000_000,
    offerStandsMs: 24 * 60 * 60_000,
  },
  /** The units that a new stash holds, and the larger sizes with their prices. */
  stash: {
    capacity: 100,
    upgrades: [
      { capacity: 200, costCents: 300_000 },
      { capacity: 400, costCents: 2_000_000 },
      { capacity: 800, costCents: 10_000_000 },
    ],
  },
  /** Businesses. A day pays and costs a percentage of the price; a sale returns one. */
  fronts: {
    priceCents: {
      newsstand: 600_000,
      laundromat: 1_500_000,
      social_club: 4_000_000,
      garage: 10_000_000,
      restaurant: 25_000_000,
    },
    tendedPercent: 2,
    idlePercent: 0.8,
    runningPercent: 0.9,
    resalePercent: 80,
    /** A purchase above this percentage of the cash needs a confirmation. */
    largePercent: 60,
  },
  /** The share of cash and goods less debts that goes up each night: of the part above each step, to one decimal. */
  kickingUp: {
    steps: [
      { fromCents: 1_000_000, percent: 2 },
      { fromCents: 2_000_000, percent: 6 },
      { fromCents: 10_000_000, percent: 7 },
      { fromCents: 25_000_000, percent: 8.5 },
      { fromCents: 60_000_000, percent: 10 },
    ],
    /** Goods count for, and are taken at, this percentage of their base price. */
    goodsPercent: 90,
  },
  heat: {
    max: 7,
    soldCentsAStep: 500_000,
    mostStepsATrade: 2,
    /** What a move in one borough takes off the heat of each other borough. */
    cooling: 1,
    percentPerLevel: 15,
    freePercent: 20,
    thinPolice: 0.3,
  },
  pot: {
    /** The share of paid interest that feeds the pot. */
    loanInterestPart: 0.5,
    /** The share of a trade's gross value that the game adds. */
    tradePart: 0.01,
    /** What the game adds for a player's first action of a day, and for each paid message. */
    sessionCents: 500,
    paidInteractionCents: 100,
    /** The share of the pot that is paid out at the month's end. The rest is carried over. */
    paidOutPart: 0.9,
    /** The least number of days played in the month to take part. */
    fromDays: 5,
    /** The share of the participants that wins. */
    winnersPart: 0.1,
    /** With at most `players` participants, the first ones win in these proportions. */
    smallField: { players: 30, parts: [5, 3, 2] },
  },
  /** Prices, odds and losses of the choices in an encounter. */
  encounter: {
    bribePerHeatCents: 6_000,
    /** Percent of the player's cash that a bribe adds. */
    bribePart: 5,
    leastOdds: 0.05,
    mostOdds: 0.95,
    odds: {
      run: { base: 0.85, police: 0.5, collector: 0.5 },
      fight: { base: 0.3, level: 0.04, most: 0.7 },
      talk: { base: 0.2, reputation: 0.6, trustDivisor: 200 },
    },
    /** What a choice costs, in percent of the price, of the cash and of each good, and what it adds to heat and reputation. */
    effects: {
      /** What the police take of each good when the cash does not cover the price. */
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
  /** The pay of a job in cents, before it is multiplied by the square root of the level. */
  jobs: { leastCents: 6_000, mostCents: 18_000 },
  missions: {
    aDay: 3,
    moves: 1,
    /** These sums are multiplied by the square root of the level. */
    deliverCents: 30_000,
    deliverMost: 25,
    /** A delivery pays this percentage of the goods' base price, plus the extra. */
    deliverPercent: 115,
    deliverExtraCents: 5_000,
    profitCents: 20_000,
    profitRewardCents: 10_000,
    repayRewardCents: 12_000,
    talkRewardCents: 6_000,
    /** Percent of the principal that one mission repays of a loan of Big Boss. */
    onLoanPercent: 10,
  },
  favours: {
    cooldownMs: 24 * 60 * 60_000,
    moves: 1,
    advanceCents: 25_000,
    /** Days until an advance is due. */
    advanceDays: 7,
    extensionDays: 1,
    protectionHeat: -2,
    /** The least trust for each favour. */
    fromTrust: { cash_advance: 0, extension: 0, tip: 0, protection: 10 },
    /** The price that skips the cooldown. It is not offered for favours that add net worth. */
    soonerUsdc: 0.5,
  },
  /** A shark learns that another was paid with their money: after how many days, and the trust that it costs. */
  hearsay: { days: [1, 2], trust: -8 },
  /** From these values on, sharks mention a trade, heat, a streak or the stash. */
  talkedOf: { profitCents: 50_000, lossCents: 30_000, heat: 4, streakDays: 3, units: 60 },
  /** Percent of a sale that repays a loan at its cap, and percent of its profit that a loan with a profit share costs. */
  sale: { ownedPercent: 25, profitSharePercent: 20 },
  /** A pledge covers this percentage of the principal; its goods count at this percentage of their base price. */
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
  /** x of a cell is the sum of its season's bias, of what moves the whole city, of what moves the cell, and of the news. */
  market: {
    /** What moves a good in the whole city. `reversion` is the share that each tick removes; `deviation` is that of the whole. */
    common: { reversion: 0.003, deviation: 0.18 },
    /** What moves a good in one borough. */
    local: { reversion: 0.02, deviation: 0.045 },
    /** Headlines in 24 hours over all cells. Each moves x by `min` to `max`; each tick removes the share `decay` of it. */
    headlines: { perDay: 1.5, min: 0.3, max: 0.6, decay: 0.012 },
    bias: { size: 0.07, cheapGoods: 2, dearGoods: 2 },
    /** The share of the impact of the player's own trades that each tick removes. */
    impactRecovery: 0.012,
    /** The distance between bid and ask as a share of the price, half on each side. */
    spread: 0.03,
    /** The share of a trade's gross value that the trader pays. */
    fee: 0.01,
    /** The ticks of 24 hours, over which change, trend and volatility are measured. */
    windowTicks: 72,
    /** A change of the index below this is 'flat'. */
    flatBelow: 0.01,
  },
  /** A tip names a headline of the last `newsTicks`, or a good whose price in the whole city is off by x of at least `trendFrom`. */
  tip: { newsTicks: 24, trendFrom: 0.1 },
} as const

/** How each shark lends, haggles and extends. */
export const SHARK_POLICIES: Readonly<Record<(typeof SHARKS)[number], SharkPolicy>> = {
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
    /** Ten missions repay this sum. A larger one would add too much cash to the city. */
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
