import { pick } from '#src/lib/chance.ts'
import { SHARKS } from '#src/lib/names.ts'
import { BOROUGHS, GOODS } from '../../market/goods.ts'
import { borrow, payBack } from '../loans.ts'
import { goTo, workJob } from '../moves.ts'
import type { Policy } from '../policy.ts'
import { trade } from '../trade.ts'

/** Random actions per session. */
const ACTIONS = 4

/** Tries random actions, allowed or not. The rules refuse some of them. */
export const DRIFTER: Policy = {
  name: 'random',
  sessions: 3,
  whenStopped: 'run',
  play(city, bot) {
    const chance = city.chance(`random|${city.tick}`)
    for (let action = 0; action < ACTIONS; action += 1) {
      const { symbol } = pick(chance, GOODS)
      const quantity = 1 + Math.floor(chance() * 20)
      const kind = Math.floor(chance() * 6)
      if (kind === 0) goTo(city, bot, pick(chance, BOROUGHS).name)
      if (kind === 1) workJob(city, bot)
      if (kind === 2) trade(city, bot, { side: 'buy', symbol, quantity })
      if (kind === 3) trade(city, bot, { side: 'sell', symbol, quantity })
      if (kind === 4) borrow(city, bot, pick(chance, SHARKS), Math.floor(chance() * 500_000))
      const [loan] = bot.loans
      if (kind === 5 && loan) payBack(city, bot, loan, 0)
    }
  },
}
