import type { BoroughName, GoodSymbol } from '../../market/goods.ts'
import type { RouteGood, View } from '../view.ts'

/** Goods to carry from one borough to another, and what they bring. Money in cents. */
export interface Cargo {
  readonly units: readonly { readonly symbol: GoodSymbol; readonly quantity: number }[]
  readonly profit: number
}

interface Limits {
  readonly budget: number
  readonly room: number
  /** The least gain of the last unit of each good. */
  readonly margin: number
}

/** Halvings by which the margin is found at which a budget is spent. */
const HALVINGS = 14

/** Returns the most profitable cargo between two boroughs: of each good as much as leaves the same margin. */
export function planCargo(
  view: View,
  { from, to }: { readonly from: BoroughName; readonly to: BoroughName },
  { budget, room, margin }: Limits,
): Cargo {
  const goods = view.route(from, to)
  const quantities = fitRoom(goods, fitBudget(goods, budget, margin), room)
  let profit = 0
  const units = goods.flatMap((good, index) => {
    const quantity = quantities[index] ?? 0
    const gain = proceedsOf(good, quantity) - costOf(good, quantity)
    if (quantity < 1 || gain <= 0) return []
    profit += gain
    return [{ symbol: good.symbol, quantity }]
  })
  return { units, profit }
}

function fitBudget(goods: readonly RouteGood[], budget: number, margin: number): number[] {
  let low = margin
  let high = 3
  let wanted = wantedAt(goods, low)
  if (totalCost(goods, wanted) > budget) {
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (low + high) / 2
      if (totalCost(goods, wantedAt(goods, middle)) > budget) low = middle
      else high = middle
    }
    wanted = wantedAt(goods, high)
  }
  return wanted.map(Math.floor)
}

/** Returns the units of each good whose last one still gains `margin`. */
function wantedAt(goods: readonly RouteGood[], margin: number): number[] {
  const least = Math.log1p(margin)
  return goods.map(({ depth, edge }) => (edge > least ? (depth / 2) * (edge - least) : 0))
}

/** Leaves out the goods that gain least by unit until the rest fits. */
function fitRoom(
  goods: readonly RouteGood[],
  quantities: readonly number[],
  room: number,
): readonly number[] {
  let excess = quantities.reduce((sum, units) => sum + units, 0) - room
  if (excess <= 0) return quantities
  const fitting = [...quantities]
  const gainOf = (index: number): number => {
    const good = goods[index]
    return good ? good.proceeds - good.cost : 0
  }
  const order = [...goods.keys()].sort((one, other) => gainOf(one) - gainOf(other))
  for (const index of order) {
    if (excess <= 0) break
    const cut = Math.min(fitting[index] ?? 0, excess)
    fitting[index] = (fitting[index] ?? 0) - cut
    excess -= cut
  }
  return fitting
}

function totalCost(goods: readonly RouteGood[], quantities: readonly number[]): number {
  return goods.reduce((sum, good, index) => sum + costOf(good, quantities[index] ?? 0), 0)
}

function costOf({ cost, depth }: RouteGood, quantity: number): number {
  return quantity > 0 ? cost * depth * Math.expm1(quantity / depth) : 0
}

function proceedsOf({ proceeds, depth }: RouteGood, quantity: number): number {
  return quantity > 0 ? -proceeds * depth * Math.expm1(-quantity / depth) : 0
}
