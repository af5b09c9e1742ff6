import type { Shark } from '../sharks/decision.ts'
import { SHARK_LABELS } from '../sharks/labels.ts'
import type { FavourRefusal } from './favours.ts'

/** Returns a shark's refusal as a sentence. The cooldown has a separate sentence with its end. */
export function describeRefusal(
  refusal: Exclude<FavourRefusal, 'cooling_down'>,
  shark: Shark,
): string {
  const name = SHARK_LABELS[shark]
  switch (refusal) {
    case 'not_for_sale':
      return 'An advance is never for sale.'
    case 'not_trusted':
      return `${name} does not trust you enough for that.`
    case 'late':
      return `Word travels: while you are late, ${name} does no favors.`
    case 'owes_already':
      return `You owe ${name} already.`
    case 'owes_nothing':
      return `You owe ${name} nothing that could wait.`
    case 'not_hot':
      return 'Nobody is looking for you here.'
  }
}
