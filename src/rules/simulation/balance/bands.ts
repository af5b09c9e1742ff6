import { RULES } from '../../config.ts'
import type { PolicyName } from '../policies/policies.ts'
import type { BotMonth } from './bot-month.ts'
import { endOf, type Sample } from './sample.ts'

/** Null: no limit on this side. */
interface Limits {
  readonly least: number | null
  readonly most: number | null
}

/** A figure of the economy, and the band in which it must stay. */
export interface Band extends Limits {
  readonly name: string
  readonly unit: 'dollars' | 'share' | 'times'
  measure(sample: Sample): number
}

/** The policies that try to get more out of the rules than play brings. */
export const ADVERSARIES: readonly PolicyName[] = [
  'best of 72 looks',
  'casual borrows everything',
  'casual, never pays',
  'dodger of the opening debt',
  'expert borrows everything',
  'expert, 72 looks',
  'expert, never pays',
  'expert, one sitting',
  'jobs, never pays',
  'mission farmer',
  'reputation farmer',
  'scalper on headlines',
  'sitter',
  'sitter with loans',
  'xp farmer',
]

/** The policies that never travel. */
const AT_HOME: readonly PolicyName[] = [
  'casual, no travel',
  'sitter',
  'sitter with loans',
  'sitter, 5 looks',
]
const DUE_DAY = RULES.start.debt.days
const POOR_CENTS = 100_000
const RISEN_CENTS = 1_000_000

export const BANDS: readonly Band[] = [
  {
    ...{ name: 'casual after a month', least: 15_000, most: 60_000, unit: 'dollars' },
    measure: (sample) => sample.worth('casual') / 100,
  },
  {
    ...{ name: 'casual clears the opening debt in time', least: 0.7, most: 0.95, unit: 'share' },
    measure: (sample) => sample.share('casual', ({ isOpeningCleared }) => isOpeningCleared),
  },
  {
    ...{ name: 'casual below zero after the due day', least: 0.05, most: 0.2, unit: 'share' },
    measure: (sample) =>
      sample.share('casual', ({ worths }) =>
        worths.some((cents, at) => at >= DUE_DAY && cents < 0),
      ),
  },
  {
    ...{ name: 'casual insolvent at the end', least: null, most: 0.1, unit: 'share' },
    measure: (sample) => sample.share('casual', (month) => endOf(month) < 0),
  },
  {
    ...{ name: 'expert after a month', least: 150_000, most: 600_000, unit: 'dollars' },
    measure: (sample) => sample.worth('expert') / 100,
  },
  {
    ...{ name: 'best adversary ÷ casual', least: null, most: 15, unit: 'times' },
    measure: (sample) => Math.max(...ADVERSARIES.map((name) => sample.ratio(name, 'casual'))),
  },
  {
    ...{ name: '72 looks ÷ 5 looks', least: null, most: 1.5, unit: 'times' },
    measure: (sample) =>
      Math.max(
        sample.ratio('casual, 72 looks', 'casual'),
        sample.ratio('expert, 72 looks', 'expert'),
        sample.ratio('best of 72 looks', 'expert'),
      ),
  },
  {
    ...{ name: 'casual with loans ÷ without', least: 1.5, most: null, unit: 'times' },
    measure: (sample) => sample.ratio('casual', 'casual, no loans'),
  },
  {
    ...{ name: 'expert with loans ÷ without', least: 1.5, most: null, unit: 'times' },
    measure: (sample) => sample.ratio('expert', 'expert, no loans'),
  },
  {
    ...{ name: 'casual never paying ÷ paying', least: null, most: 0.5, unit: 'times' },
    measure: (sample) => sample.ratio('casual, never pays', 'casual'),
  },
  {
    ...{ name: 'expert never paying ÷ paying', least: null, most: 0.5, unit: 'times' },
    measure: (sample) => sample.ratio('expert, never pays', 'expert'),
  },
  {
    ...{ name: 'dodging the opening debt ÷ paying', least: null, most: 0.5, unit: 'times' },
    measure: (sample) => sample.ratio('dodger of the opening debt', 'expert'),
  },
  {
    ...{ name: 'never travelling ÷ casual', least: null, most: 0.3, unit: 'times' },
    measure: (sample) => Math.max(...AT_HOME.map((name) => sample.ratio(name, 'casual'))),
  },
  {
    ...{ name: 'jobs only', least: null, most: 6_000, unit: 'dollars' },
    measure: (sample) => sample.worth('jobs only') / 100,
  },
  {
    ...{ name: 'casual’s income at reputation .9 ÷ .5', least: null, most: 3.5, unit: 'times' },
    measure: (sample) => sample.income('casual', 0.9) / Math.max(1, sample.income('casual', 0.5)),
  },
  {
    ...{ name: 'expert’s income at reputation .9 ÷ .5', least: null, most: 3.5, unit: 'times' },
    measure: (sample) => sample.income('expert', 0.9) / Math.max(1, sample.income('expert', 0.5)),
  },
  {
    ...{ name: 'cash of a city in month 2', least: null, most: 0.8, unit: 'share' },
    measure: (sample) => sample.cashGrowth(2),
  },
  {
    ...{ name: 'cash of a city in months 3 and 4', least: null, most: 0.2, unit: 'share' },
    measure: (sample) => Math.max(sample.cashGrowth(3), sample.cashGrowth(4)),
  },
  {
    ...{ name: 'reaches $10k after a lost first week', least: 0.5, most: null, unit: 'share' },
    measure: (sample) => {
      const lost = sample.months('casual').filter(isLostWeek)
      if (lost.length === 0) return 1
      return lost.filter((month) => endOf(month) >= RISEN_CENTS).length / lost.length
    },
  },
]

function isLostWeek({ worths }: BotMonth): boolean {
  return (worths[6] ?? 0) < POOR_CENTS
}

/** Whether a measured figure is in its band. */
export function holds({ least, most }: Limits, measured: number): boolean {
  return (least === null || measured >= least) && (most === null || measured <= most)
}

/** The bands that read players with 72 looks a day. These cost most of the time of a measurement. */
const COSTLY: readonly string[] = ['best adversary ÷ casual', '72 looks ÷ 5 looks']

/** The bands that are cheap to measure, and the policies that they read. */
export const CHEAP = {
  bands: BANDS.filter(({ name }) => !COSTLY.includes(name)),
  policies: [
    ...(['casual', 'casual, no loans', 'casual, never pays', 'casual, no travel'] as const),
    ...(['expert', 'expert, no loans', 'expert, never pays'] as const),
    ...(['dodger of the opening debt', 'sitter, 5 looks', 'jobs only'] as const),
  ],
} as const satisfies { bands: readonly Band[]; policies: readonly PolicyName[] }

/** The policies that the bands read. */
export const MEASURED: readonly PolicyName[] = [
  ...new Set<PolicyName>([
    ...(['casual', 'casual, 72 looks', 'casual, no loans', 'expert', 'expert, no loans'] as const),
    ...(['jobs only', 'weak'] as const),
    ...ADVERSARIES,
    ...AT_HOME,
  ]),
]
