import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import type { FavourRefusal } from '#src/rules/favours.ts'

/** Returns the sentence of a refusal. A cooldown has a sentence of its own, which contains its end. */
export function describeRefusal(
  refusal: Exclude<FavourRefusal, 'cooling_down'>,
  character: Character,
): string {
  const name = CHARACTER_NAMES[character]
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
