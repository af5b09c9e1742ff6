import type { Refusal } from './decider.ts'
import type { EventBase } from './player/event.ts'
import type { Sheet } from './player/sheet.ts'
import { stampOf, type World } from './player/world.ts'

/** Sets the player's street name. */
export interface ChooseName {
  readonly kind: 'choose_name'
  readonly name: string
}

/** The player has set a street name. The event does not hold it, so that the name can be deleted. */
export interface NameChosen extends EventBase {
  readonly kind: 'name_chosen'
}

/** Returns the sentence for a name that another player or a shark has. */
export function describeTaken(name: string): string {
  return `Somebody on the street is called ${name} already.`
}

export function decideName(
  { isNameTaken }: Sheet,
  { name }: ChooseName,
  world: World,
): readonly NameChosen[] | Refusal<'name_taken'> {
  if (isNameTaken) {
    return { refused: 'name_taken', sentence: describeTaken(name) }
  }
  return [{ kind: 'name_chosen', ...stampOf(world) }]
}
