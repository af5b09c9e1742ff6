import { type EntityId } from 'bitecs'
import { type ChoiceOption } from '#src/ecs/components/choice.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

/** A list of the twin and the choice drawn from it, kept equal. */
export interface ChoiceField {
  /** Puts what the game has set into the list. */
  sync(): void
  /** It stands for another choice of its name from now on. */
  rebind(choice: EntityId): void
  readonly release: Release
}

/** The browser opens the list and hears its keys; what is taken goes to the choice, unless `catchUp` finds that it has left. */
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

/** A list that is open stays open while it says the same. */
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
