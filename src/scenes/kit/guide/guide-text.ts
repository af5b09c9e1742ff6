import { GUIDE_TEXTS } from '#src/protocol/home-texts.ts'
import { boroughInSentence } from '../borough-name.ts'
import { dollars, signedDollars } from '../money.ts'
import { type GuideStep } from './find-route.ts'
import { type GuideView } from './read-guide.ts'

/** Returns the next step of the guided deal as a sentence, with what it brings. */
export function guideText({ movesLeft, step }: GuideView): string {
  if (step) return stepText(step)
  return movesLeft > 0 ? GUIDE_TEXTS.nothing : GUIDE_TEXTS.noMoves
}

/** Returns what the first trip with goods brings on top; null when it has, or when the next step is no part of it. */
export function rewardText({ reward, step }: GuideView): string | null {
  return reward === null || !step || step.kind === 'sell'
    ? null
    : GUIDE_TEXTS.reward(dollars(reward))
}

function stepText(step: GuideStep): string {
  const units = `${step.quantity} ${step.symbol}`
  const gain = signedDollars(step.gain)
  if (step.kind === 'sell') return GUIDE_TEXTS.sell(units, gain)
  return GUIDE_TEXTS[step.kind](units, boroughInSentence(step.to), gain)
}
