import { RULES } from '#src/rules/config.ts'
import { formatCents } from '#src/rules/money.ts'
import { ToolError } from '../lib/tool-error.mjs'

// Each function formats a number of the config and appends its name, as in '12 % (`market.reversion`)'.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export function money(name: string): string {
  return named(name, formatCents(numberAt(name)))
}

export function count(name: string, unit = ''): string {
  return named(name, `${numberAt(name).toLocaleString('en')} ${unit}`.trim())
}

/** Formats a share: 0.12 is '12 %'. */
export function share(name: string): string {
  return named(name, asPercent(numberAt(name)))
}

/** Formats a number that counts percent already. */
export function percent(name: string): string {
  return named(name, `${numberAt(name)} %`)
}

/** Formats a change: '+2', '−0.05'. */
export function change(name: string, unit = ''): string {
  return named(name, `${signed(numberAt(name))} ${unit}`.trim())
}

export function usdc(name: string): string {
  return named(name, `${numberAt(name)} USDC`)
}

export function duration(name: string): string {
  const ms = numberAt(name)
  const text = ms < HOUR_MS ? `${ms / MINUTE_MS} minutes` : `${ms / HOUR_MS} hours`
  return named(name, text)
}

export function list(name: string): string {
  const values = valueAt(name)
  if (!Array.isArray(values)) throw new ToolError(`The config has no list '${name}'.`)
  return named(name, values.join(', '))
}

export function asPercent(value: number): string {
  return `${Number((value * 100).toFixed(4))} %`
}

export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}

/** Returns a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

function named(name: string, text: string): string {
  return `${text} (\`${name}\`)`
}

function numberAt(name: string): number {
  const value = valueAt(name)
  if (typeof value !== 'number') throw new ToolError(`The config has no number '${name}'.`)
  return value
}

function valueAt(name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => Object(value)[key], RULES)
}
