import { RULES } from '../../config.ts'
import { cellIndex, GOODS } from '../../market/goods.ts'
import { growStash, buy, saleOf, sell, work } from '../acts.ts'
import { buyFront, tendFronts } from '../fronts.ts'
import { borrow, isDue, payDue } from '../lending.ts'
import { ALL_LOOKS, type Policy } from '../policy.ts'
import { BUYING, View } from '../view.ts'

/** How a player plays who never travels: buys dips, waits, and works. */
export interface SitterTraits {
  readonly name: string
  readonly looks: readonly number[]
  /** How far below the usual price it buys, as a share. */
  readonly dip: number
  /** The profit at which it sells, as a share. */
  readonly take: number
  readonly borrows: boolean
}

const SITTER: SitterTraits = {
  name: 'sitter',
  looks: ALL_LOOKS,
  dip: 0.12,
  take: 0.08,
  borrows: false,
}
const { dayMs } = RULES.clock

export function makeSitter(changes: Partial<SitterTraits> = {}): Policy {
  const traits = { ...SITTER, ...changes }
  const { borrows, dip, looks, name, take } = traits
  return {
    ...{ name, looks, whenStopped: 'pay' },
    begin(game) {
      const view = new View(game)
      const usual = (symbol: (typeof GOODS)[number]): number => {
        const cell = cellIndex(game.sheet.borough, symbol.symbol)
        return symbol.baseCents * Math.exp(game.world.bias[cell] ?? 0)
      }
      const sellWhatPays = (): void => {
        for (const { symbol, quantity, costCents } of game.sheet.holdings) {
          const isPaying = quantity > 0 && saleOf(game, symbol, quantity) > costCents * (1 + take)
          if (isPaying || needsCash()) sell(game, symbol, quantity)
        }
      }
      const needsCash = (): boolean => {
        const soon = game.world.now.getTime() + dayMs / 6
        return game.loans.some(({ dueAt }) => dueAt.getTime() < soon)
      }
      const buyDips = (): void => {
        for (const good of GOODS) {
          if (!view.goods.includes(good.symbol)) continue
          const price = view.price(game.sheet.borough, good.symbol)
          const below = -Math.log(price / usual(good)) - dip
          const affordable = (game.cashCents * 0.5) / (price * BUYING)
          if (below <= 0) continue
          buy(game, good.symbol, Math.min((below + 0.03) * view.depth(good.symbol), affordable))
        }
      }
      return () => {
        tendFronts(game)
        payDue(game, dayMs / 3)
        if (isDue(game)) payDue(game, 0, 5_000)
        sellWhatPays()
        if (!needsCash()) buyDips()
        if (borrows && !isDue(game)) {
          for (const shark of ['tommy', 'carmela'] as const) {
            if (game.chance() < 0.02) borrow(game, shark, Number.MAX_SAFE_INTEGER)
          }
        }
        while (work(game));
        growStash(game, 0.3)
        if (game.day > 5) buyFront(game, 0.4)
      }
    },
  }
}
