import { RULES } from '../../config.ts'
import { doMission, work } from '../acts.ts'
import { borrow, payDue } from '../lending.ts'
import { ONE_LOOK, type Policy } from '../policy.ts'

/** How a player plays who never trades. */
export interface WorkerTraits {
  readonly name: string
  readonly doesMissions: boolean
  readonly pays: boolean
  readonly borrows: boolean
}

const ALWAYS_MS = 1000 * RULES.clock.dayMs

export function makeWorker({ borrows, doesMissions, name, pays }: WorkerTraits): Policy {
  return {
    ...{ name, looks: ONE_LOOK, whenStopped: 'pay' },
    begin(game) {
      return () => {
        if (pays) payDue(game, ALWAYS_MS)
        while ((doesMissions && doMission(game)) || work(game));
        if (!borrows) return
        for (const shark of ['tommy', 'carmela', 'vinnie'] as const) {
          borrow(game, shark, Number.MAX_SAFE_INTEGER)
        }
      }
    },
  }
}

/** Joins, and never plays. */
export const IDLE: Policy = {
  ...{ name: 'idle', looks: [], whenStopped: 'pay' },
  begin: () => () => undefined,
}
