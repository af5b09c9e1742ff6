import type { SHARKS } from '#src/lib/names.ts'

/**
 * How one shark lends, haggles and extends. Money in cents, rates per UTC day.
 * docs/game-rules.md#loan-terms lists the values.
 */
export interface SharkPolicy {
  readonly dailyRate: number
  /** Days of 24 hours until a loan is due. */
  readonly days: number
  /** The smallest loan. */
  readonly minCents: number
  /** The largest loan to any player. */
  readonly maxCents: number
  /** The limit as a share of net worth; null when net worth does not count. */
  readonly netWorthPart: number | null
  /** Whether the share of net worth is multiplied by reputation (0..1). */
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
}

/** The numbers of the rules. docs/game-rules.md explains each by its name, and is generated from this file. */
export const RULES = {
  start: {
    borough: 'manhattan',
    ...{ cashCents: 200_000, moves: 5, reputation: 0.5, xp: 0, streak: 0 },
    /** The opening debt to Vinnie. Its first day is included. */
    debt: { cents: 400_000, dailyRate: 0.05, days: 7 },
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
    /** For a loan repaid in time, at full stake and held long enough. */
    repaidInTime: 0.06,
    /** The stake is full when the sum is this part of the net worth at the signing. */
    stakePart: 0.3,
    /** The days after which a repaid loan counts in full. */
    fullDays: 3,
    /** All gains of a UTC day together. */
    dayCap: 0.06,
    mission: 0.001,
  },
  /** `trip` is for a trip whose goods were sold with a profit, at most `tripsADay` times a day. */
  xp: {
    ...{ trip: 20, tripsADay: 5, repaidInTime: 40, repaidFrom: 0.3, mission: 40, job: 5 },
    levelStep: 100,
  },
  clock: { tickMs: 20 * 60_000, dayMs: 24 * 60 * 60_000 },
  loans: {
    /** What is owed never passes this many times the principal. */
    capTimes: 2,
    /** The least rate a day of a late loan. */
    lateRate: 0.05,
    /** From the due instant to the first late day. */
    graceMs: 12 * 60 * 60_000,
    /** What Vinnie lends at most until the opening debt is paid. */
    besideOpeningCents: 50_000,
    /** Limits count at least this net worth. */
    leastWorthCents: 200_000,
    /** How long a shark is closed after a loan was cleared late. */
    closedDays: 3,
    /** Offered sums are multiples of this. */
    stepCents: 5_000,
    /** The step in which haggling changes rates. */
    rateStep: 0.005,
    /** What the chip of a late debtor offers to pay. */
    extortionCents: 1_000_000,
    offerStandsMs: 24 * 60 * 60_000,
  },
  /** What a late loan costs, by late day. */
  late: {
    reputation: { untilDay: 4, by: -0.05 },
    heat: { day: 2, by: 2 },
    /** The percentage of each sale that is skimmed, and how much of that counts towards the debt. */
    skim: { fromDay: 2, percent: 25, countsPercent: 75 },
    /** Carmela sells the pledge. */
    pledgeDay: 2,
    /** A collector takes a percentage of each good, credited at a percentage of the base price. */
    goods: { day: 3, percent: 30, creditPercent: 60 },
    /** A collector takes a percentage of the cash. */
    cash: { day: 4, percent: 50 },
    /** The debtor is owned: no interest, a larger skim, work, and every second day a percentage of the cash. */
    owned: {
      fromDay: 5,
      reputation: -0.1,
      skimPercent: 40,
      everyDays: 2,
      againReputation: -0.02,
      /** Days after the first take no reputation below this. */
      leastReputation: 0.2,
      /** What the move that is taken each day pays on the debt. */
      moveCents: 6_000,
      /** The percentage of a job's pay that stays in hand. The debt is credited with all of it. */
      jobInHandPercent: 50,
    },
  },
  /** Big Boss's errands: what a missed one adds, in percent of the principal, and the moves of one. */
  errands: { missedPercent: 4, moves: 1 },
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
      { fromCents: 6_000_000, percent: 7 },
      { fromCents: 10_000_000, percent: 8 },
      { fromCents: 25_000_000, percent: 9 },
      { fromCents: 60_000_000, percent: 10 },
    ],
    /** Goods count for, and are taken at, this percentage of their base price. */
    goodsPercent: 90,
  },
  heat: {
    max: 7,
    /** A sale adds log₂(1 + gross ÷ this sum). */
    saleCents: 800_000,
    /** What one more sale in the same stay adds, in a later tick than the one before it. */
    stay: 1,
    /** What a move in one borough takes off the heat of each other borough. */
    cooling: 0.6,
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
    bribePerHeatCents: 4_000,
    /** Percent of the player's cash and goods that a bribe adds. */
    bribePart: 6,
    leastOdds: 0.05,
    mostOdds: 0.95,
    odds: {
      run: { base: 0.85, police: 0.5 },
      fight: { base: 0.3, level: 0.04, most: 0.7 },
      talk: { base: 0.2, reputation: 0.6 },
    },
    /** What a choice costs, in percent of the price, of the cash and of each good, and what it adds to the heat. */
    effects: {
      /** What the police take of the cash and of each good when the cash does not cover the price. */
      shortCashPercent: 50,
      shortGoodsPercent: 10,
      pay: {
        won: { pricePercent: 100, cashPercent: 0, goodsPercent: 0, heat: -2 },
        lost: { pricePercent: 100, cashPercent: 0, goodsPercent: 0, heat: -2 },
      },
      run: {
        won: { pricePercent: 0, cashPercent: 0, goodsPercent: 0, heat: 1 },
        lost: { pricePercent: 0, cashPercent: 0, goodsPercent: 20, heat: 1 },
      },
      fight: {
        won: { pricePercent: 0, cashPercent: 0, goodsPercent: 0, heat: 2 },
        lost: { pricePercent: 0, cashPercent: 15, goodsPercent: 25, heat: 2 },
      },
      talk: {
        won: { pricePercent: 0, cashPercent: 0, goodsPercent: 0, heat: 0 },
        lost: { pricePercent: 125, cashPercent: 0, goodsPercent: 0, heat: 0 },
      },
    },
  },
  /** What each level above the first adds to the pay of jobs and missions. */
  work: { payPercentALevel: 5 },
  /** The pay of a job on level 1. */
  jobs: { leastCents: 2_000, mostCents: 5_000 },
  missions: {
    aDay: 3,
    moves: 1,
    /** The pay of a mission on level 1. */
    leastCents: 4_200,
    mostCents: 7_800,
    /** What a delivery is worth at base price, and the profit that is asked for, on level 1. */
    deliverCents: 30_000,
    deliverMost: 25,
    profitCents: 20_000,
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
  /** Percent of a sale's profit that a loan with a profit share costs. */
  sale: { profitSharePercent: 20 },
  /** A pledge covers this percentage of the principal; its goods count at this percentage of their base price. */
  pledge: { worthPercent: 50, pawnPercent: 70 },
  trust: {
    dealTaken: 2,
    repaidInTime: 10,
    repaidLate: -4,
    paidPart: 2,
    /** The least part of what is owed, in percent, that earns it. */
    paidPartFromPercent: 10,
    declinedPayment: -5,
    declinedOffer: -1,
    mercy: -3,
    extension: -3,
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
    spread: 0.0285,
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
    minCents: 30_000,
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
  },
  tommy: {
    dailyRate: 0.03,
    days: 7,
    minCents: 30_000,
    maxCents: 100_000,
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
  },
  carmela: {
    dailyRate: 0.05,
    days: 5,
    minCents: 50_000,
    maxCents: 10_000_000,
    netWorthPart: 0.5,
    scalesWithReputation: true,
    onlyUnderCashCents: null,
    fromReputation: 0.55,
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
  },
  bigboss: {
    dailyRate: 0,
    days: 10,
    minCents: 200_000,
    maxCents: 6_000_000,
    netWorthPart: 0.5,
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
  },
}
