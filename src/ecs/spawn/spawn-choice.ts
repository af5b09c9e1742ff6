import { addComponent, type EntityId } from 'bitecs'
import { padEnd, truncate } from '#src/lib/text-layout.ts'
import { type ChoiceOption } from '../components/choice.ts'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

/** Shows that the choice opens a list. */
const OPEN_MARK = '▾'

export interface ChoicePlacement
  extends Pick<TextPlacement, 'column' | 'row' | 'layer' | 'foreground'> {
  /** The accessible name: 'Good'. */
  readonly name: string
  readonly columns: number
  readonly options: readonly ChoiceOption[]
  readonly value: string
  readonly parent?: EntityId
  /** Called with the value of the option that the player chooses. */
  readonly choose: (value: string) => void
}

/** Spawns a choice among options, drawn as the label of the chosen option. */
export function spawnChoice(world: GameWorld, placement: ChoicePlacement): EntityId {
  const { choose, columns, name, options, parent, value, ...place } = placement
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const { Choice } = world.components
  const choice = spawnText(world, {
    ...place,
    columns,
    rows: 1,
    text: `${padEnd(truncate(chosen, { limit: columns - 2 }), columns - 2)} ${OPEN_MARK}`,
    spoken: { role: 'combobox', name, ...(parent !== undefined && { parent }) },
  })
  addComponent(world, choice, Choice)
  Choice.options[choice] = options
  Choice.value[choice] = value
  Choice.choose[choice] = choose
  return choice
}
