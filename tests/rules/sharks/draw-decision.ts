import { chanceOf, pick } from '#src/lib/chance.ts'
import { afterChoice } from '#src/rules/sharks/after-choice.ts'
import { bark } from '#src/rules/sharks/bark.ts'
import { decide } from '#src/rules/sharks/decide.ts'
import type { Decision, Shark } from '#src/rules/sharks/decision.ts'
import { settle } from '#src/rules/sharks/settle.ts'
import { drawSituation } from './a-situation.ts'

/** A decision drawn by a seed, from anywhere in the game: about words, about a chip that was taken, or of the shark's own. */
export function drawDecision(shark: Shark, seed: string): Decision {
  const chance = chanceOf(`${seed}|kind`)
  const situation = drawSituation(shark, seed)
  const kind = chance()
  if (kind < 0.2) {
    const barked = bark({ ...situation, relation: { ...situation.relation, turns: 3 } })
    if (barked) return barked.decision
  }
  const { decision } = decide(situation)
  if (kind < 0.6 || !decision.offer) return decision
  const { terms, options } = decision.offer
  const { settlement, relation } = settle(situation, terms, pick(chance, options).value)
  const isPaidOff = settlement.kind === 'repaid' && settlement.isPaidOff
  const openLoan = isPaidOff ? null : situation.openLoan
  return afterChoice({ ...situation, openLoan, relation }, terms, settlement.kind).decision
}
