import { formatCents } from '../money.ts'

/** Rules of one kind for players, each in one line with its numbers from the configuration. */
export interface HelpSection {
  readonly title: string
  readonly rules: readonly string[]
}

/** Formats a share: 0.03 is '3%'. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`
}

/** Formats a change: '+2', '-0.05'. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : String(by)
}

/** Formats sums as a range: '$20 to $120'. */
export function range(cents: readonly number[]): string {
  return `${formatCents(Math.min(...cents))} to ${formatCents(Math.max(...cents))}`
}

/** Joins words: 'a, b and c'. */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
