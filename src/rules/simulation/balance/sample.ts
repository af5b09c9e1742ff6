import type { PolicyName } from '../policies/policies.ts'
import type { BotMonth } from './bot-month.ts'
import type { Income, SeedResult } from './play-seed.ts'
import { median } from './quantiles.ts'

/** The results of some seeds, and what bands ask of them. */
export class Sample {
  readonly results: readonly SeedResult[]

  constructor(results: readonly SeedResult[]) {
    this.results = results
  }

  /** Returns a policy's month on each seed. */
  months(policy: PolicyName): readonly BotMonth[] {
    return this.results.flatMap(({ months }) => months[policy] ?? [])
  }

  /** Returns a policy's median net worth at the end of the month, in cents. */
  worth(policy: PolicyName): number {
    return median(this.months(policy).map(endOf))
  }

  /** Returns how many times the median net worth of `other` that of `policy` is. */
  ratio(policy: PolicyName, other: PolicyName): number {
    return this.worth(policy) / Math.max(1, this.worth(other))
  }

  /** Returns the share of a policy's months of which something is true. */
  share(policy: PolicyName, isTrue: (month: BotMonth) => boolean): number {
    const months = this.months(policy)
    return months.filter(isTrue).length / Math.max(1, months.length)
  }

  /** Returns the median gross income a day at a frozen reputation, in cents. */
  income(policy: Income['policy'], reputation: number): number {
    const incomes = this.results.flatMap((result) => result.incomes)
    return median(
      incomes
        .filter((income) => income.policy === policy && income.reputation === reputation)
        .map(({ centsADay }) => centsADay),
    )
  }

  /** Returns by how much the cash of all cities grows in a month: 0.8 is 80 % in month 2. */
  cashGrowth(month: number): number {
    const sum = (at: number): number =>
      this.results.reduce((all, { cohortCash }) => all + (cohortCash?.[at - 1] ?? 0), 0)
    return sum(month) / Math.max(1, sum(month - 1)) - 1
  }
}

/** Returns the net worth at the end of a month, in cents. */
export function endOf({ worths }: BotMonth): number {
  return worths.at(-1) ?? 0
}
