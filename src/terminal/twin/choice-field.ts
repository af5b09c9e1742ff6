import { type EntityId } from 'bitecs'
import { type ChoiceOption } from '#src/ecs/components/choice.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

/** Keeps a select element of the twin and its drawn choice equal. */
export interface ChoiceField {
  /** Copies the game's value to the select element. */
  sync(): void
  /** Binds the element to another choice of the same name. */
  rebind(choice: EntityId): void
  readonly release: Release
}

/**
 * The browser opens the list and handles its keys. `catchUp` rebinds the element when its choice was redrawn since the
 * last beat, and returns nothing when the choice no longer exists.
 */
export function createChoiceField(
  world: GameWorld,
  first: EntityId,
  field: HTMLSelectElement,
  catchUp: () => unknown,
): ChoiceField {
  const { Choice } = world.components
  const releases = new Releases()
  let choice = first
  let listed: readonly ChoiceOption[] | null = null
  const sync = (): void => {
    const options = Choice.options[choice] ?? []
    if (!isSameList(options, listed)) {
      listed = options
      field.replaceChildren(...options.map(({ label, value }) => new Option(label, value)))
    }
    const value = Choice.value[choice] ?? ''
    if (field.value !== value) field.value = value
  }
  const take = (): void => {
    const taken = field.value
    if (catchUp()) Choice.choose[choice]?.(taken)
  }
  field.addEventListener('change', take)
  releases.own(() => field.removeEventListener('change', take))
  const rebind = (next: EntityId): void => {
    choice = next
  }
  sync()
  return { sync, rebind, release: () => releases.releaseAll() }
}

/** An open list stays open when its options have not changed. */
function isSameList(
  options: readonly ChoiceOption[],
  listed: readonly ChoiceOption[] | null,
): boolean {
  return (
    options.length === listed?.length &&
    options.every(({ label, value }, index) => {
      const before = listed[index]
      return label === before?.label && value === before.value
    })
  )
}
