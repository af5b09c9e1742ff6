import { type EntityId } from 'bitecs'
import { type ChoiceOption } from '#src/ecs/components/choice.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

/** A list of the twin and the choice drawn from it, kept equal. */
export interface ChoiceField {
  /** Puts what the game has set into the list. */
  sync(): void
  readonly release: Release
}

/** The browser opens the list and hears its keys; what is taken goes to the choice. */
export function createChoiceField(
  world: GameWorld,
  choice: EntityId,
  field: HTMLSelectElement,
): ChoiceField {
  const { Choice } = world.components
  const releases = new Releases()
  let listed: readonly ChoiceOption[] | null = null
  const sync = (): void => {
    const options = Choice.options[choice] ?? []
    if (options !== listed) {
      listed = options
      field.replaceChildren(...options.map(({ label, value }) => new Option(label, value)))
    }
    const value = Choice.value[choice] ?? ''
    if (field.value !== value) field.value = value
  }
  const take = (): void => Choice.choose[choice]?.(field.value)
  field.addEventListener('change', take)
  releases.own(() => field.removeEventListener('change', take))
  sync()
  return { sync, release: () => releases.releaseAll() }
}
