import type { Shark } from '../../sharks/decision.ts'
import type { Policy } from '../policy.ts'
import { DRIFTER } from './drifter.ts'
import { makePeddler } from './peddler.ts'
import { makeTrader } from './trader.ts'

/** The four kinds of players that the balance is measured with. */
export const PLAYERS = {
  perfect: makeTrader(
    { name: 'perfect', sessions: 5, whenStopped: 'pay' },
    { spends: 1, leastEdge: 0.01, borrowsFrom: null },
  ),
  casual: makePeddler(
    { name: 'casual', sessions: 2, whenStopped: 'pay' },
    {
      moves: 2,
      spends: 0.7,
      diligence: 0.6,
      borrowing: { from: ['vinnie'], chance: 0.3, underCents: 60_000 },
      paysBack: true,
    },
  ),
  random: DRIFTER,
  debtor: makePeddler(
    { name: 'debtor', sessions: 2, whenStopped: 'run' },
    {
      moves: 2,
      spends: 0.7,
      diligence: 0.3,
      borrowing: {
        from: ['vinnie', 'tommy', 'carmela'],
        chance: 1,
        underCents: Number.MAX_SAFE_INTEGER,
      },
      paysBack: false,
    },
  ),
} as const satisfies Record<string, Policy>
export type PlayerKind = keyof typeof PLAYERS

/** The policy of each shark, for RUN SIMULATION. */
export const AGENTS: Readonly<Record<Shark, Policy>> = {
  vinnie: makeTrader(
    { name: 'vinnie', sessions: 5, whenStopped: 'fight' },
    { spends: 1, leastEdge: 0.05, borrowsFrom: 'vinnie' },
  ),
  tommy: makePeddler(
    { name: 'tommy', sessions: 3, whenStopped: 'talk' },
    {
      moves: 2,
      spends: 0.5,
      diligence: 0.8,
      borrowing: { from: ['tommy'], chance: 1, underCents: 50_000 },
      paysBack: true,
    },
  ),
  carmela: makeTrader(
    { name: 'carmela', sessions: 4, whenStopped: 'pay' },
    { spends: 0.6, leastEdge: 0.15, borrowsFrom: null },
  ),
  bigboss: makeTrader(
    { name: 'bigboss', sessions: 2, whenStopped: 'pay' },
    { spends: 0.9, leastEdge: 0.3, borrowsFrom: null },
  ),
}
