import { type Missions } from '#src/api/get-missions.ts'
import { type Stash } from '#src/protocol/street.ts'
import { type GoodSymbol, type Side } from '#src/stores/market-store.ts'

/** Returns the missions with one handed in, as expected until the server responds. */
export function withMissionDone(work: Missions, id: string): Missions {
  const missions = work.missions.map((mission) =>
    mission.id === id ? { ...mission, status: 'done' as const } : mission,
  )
  return { ...work, missions }
}

/** Returns the stash after a trade, as expected until the server responds. */
export function withTradedUnits(
  stash: Stash,
  symbol: GoodSymbol,
  side: Side,
  quantity: number,
): Stash {
  const units = side === 'buy' ? quantity : -quantity
  const known = stash.goods.some((good) => good.symbol === symbol)
  const goods = known ? stash.goods : [...stash.goods, { symbol, quantity: 0, average_cost: 0 }]
  return {
    ...stash,
    used: stash.used + units,
    goods: goods.map((good) =>
      good.symbol === symbol ? { ...good, quantity: good.quantity + units } : good,
    ),
  }
}
