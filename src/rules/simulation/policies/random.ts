import { pick } from '#src/lib/chance.ts'
import { RULES } from '../../config.ts'
import { BOROUGHS } from '../../market/goods.ts'
import { buy, sell, travel, work } from '../acts.ts'
import { borrow, payDue } from '../lending.ts'
import { FIVE_LOOKS, type Policy } from '../policy.ts'
import { BUYING, View } from '../view.ts'

/** Does what chance says. */
export const RANDOM: Policy = {
  name: 'random',
  looks: FIVE_LOOKS,
  whenStopped: 'run',
  begin(game) {
    const view = new View(game)
    const { chance } = game
    return () => {
      if (game.moves < 1) return
      if (chance() < 0.5) payDue(game, RULES.clock.dayMs / 2)
      for (const { symbol, quantity } of game.sheet.holdings) {
        if (chance() < 0.7) sell(game, symbol, Math.ceil(quantity * chance()))
      }
      if (chance() < 0.1) {
        borrow(game, pick(chance, ['tommy', 'vinnie', 'carmela']), 30_000 + 120_000 * chance())
      }
      if (chance() < 0.6) {
        const symbol = pick(chance, view.goods)
        const price = view.price(game.sheet.borough, symbol) * BUYING
        buy(game, symbol, (game.cashCents * chance() * 0.6) / price)
      }
      if (chance() < 0.3 || !travel(game, pick(chance, BOROUGHS).name)) work(game)
    }
  },
}
