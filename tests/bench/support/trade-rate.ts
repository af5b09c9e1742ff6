import { performance } from 'node:perf_hooks'
import type { TradeDesk } from './trade-desk.ts'

const TRADES_EACH = 40

/** Each player trades one after another, all players at once; the first round warms up. */
export async function tradesPerSecond(desk: TradeDesk, players: number): Promise<number> {
  const round = (trades: number) =>
    Promise.all(
      Array.from({ length: players }, async (_, player) => {
        for (let done = 0; done < trades; done += 1) await desk.trade(player)
      }),
    )
  await round(4)
  const begun = performance.now()
  await round(TRADES_EACH)
  return (players * TRADES_EACH) / ((performance.now() - begun) / 1_000)
}

export function quantileOf(figures: readonly number[], quantile: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * quantile)] ?? 0
}
