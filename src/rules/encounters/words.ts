import type { EncounterKind, EncounterOutcome } from './encounter.ts'
import { formatCents } from '../money.ts'

/** Returns the outcome of an encounter as one line for the player. */
export function describeOutcome(
  kind: EncounterKind,
  outcome: Pick<EncounterOutcome, 'cashCents' | 'choice' | 'lostGoods' | 'success'>,
): string {
  const units = Object.values(outcome.lostGoods).reduce((sum, lost) => sum + lost, 0)
  const goods = units === 1 ? 'one unit of your goods' : `${units} units of your goods`
  const cash = outcome.cashCents > 0 ? formatCents(outcome.cashCents) : ''
  const lost = [cash, units > 0 ? goods : ''].filter(Boolean).join(' and ')
  return `${BEGINNINGS[kind][outcome.choice][outcome.success ? 0 : 1]} ${lost ? `It cost you ${lost}.` : 'It cost you nothing.'}`
}

/** By choice: the beginning after a success, and after a failure. */
const BEGINNINGS: Readonly<
  Record<EncounterKind, Readonly<Record<EncounterOutcome['choice'], readonly [string, string]>>>
> = {
  police: {
    pay: ['They counted it and saw nothing.', 'They counted it and saw nothing.'],
    run: ['You were over the fence before they were out of the car.', 'They were faster.'],
    fight: ['They will not tell anybody about this.', 'There were more of them.'],
    talk: ['You talked, and they let you walk.', 'They listened, and then they searched you.'],
  },
}
