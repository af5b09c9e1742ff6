import type { Shark } from '../sharks/decision.ts'
import type { FavourRefusal } from './favours.ts'

const NAMES: Readonly<Record<Shark, string>> = {
  vinnie: 'vinnie',
  tommy: 'tommy',
  carmela: 'carmela',
  bigboss: 'Big Boss',
}

/** Returns a shark's refusal as a sentence. The cooldown has a separate sentence with its end. */
export function describeRefusal(
  refusal: Exclude<FavourRefusal, 'cooling_down'>,
  shark: Shark,
): string {
  const name = NAMES[shark]
  switch (refusal) {
    case 'not_for_sale':
      return 'An advance is never for sale.'
    case 'not_trusted':
      return `${name} does not trust you enough for that.`
    case 'owes_already':
      return `You owe ${name} already.`
    case 'owes_nothing':
      return `You owe ${name} nothing that could wait.`
    case 'not_hot':
      return 'Nobody is looking for you here.'
  }
}
