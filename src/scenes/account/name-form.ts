import { INK } from '#src/ecs/components/text-run.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'

/** Rows of the form, including the blank one below it. */
export const NAME_FORM_ROWS = BOX_BUTTON_ROWS + 1
/** The longest name, and a cell for the caret. */
const FIELD_COLUMNS = 21
/** Where letters are large the label is above the field, and the button below it. */
const NARROW_ROWS = 7

export interface NameForm {
  /** As typed so far. */
  readonly typed: string
  readonly change: (typed: string) => void
  readonly submit: () => void
}

/** Draws the form for the street name. Returns its size. */
export function drawNameForm(
  world: GameWorld,
  { change, column, row, submit, typed }: NameForm & { column: number; row: number },
): { readonly columns: number; readonly rows: number } {
  const { label, set, setName } = ACCOUNT_TEXTS.streetName
  const isNarrow = world.screen.profile === 'narrow'
  const at = isNarrow ? row : row + 1
  spawnText(world, { text: label, column, row: at, foreground: INK.faint, spoken: null })
  const field = isNarrow ? column : column + label.length + 1
  spawnInputLine(world, {
    ...{ change, submit },
    name: label,
    column: field,
    row: row + 1,
    columns: FIELD_COLUMNS,
    value: typed,
  })
  const shared = { label: set, name: setName, press: submit }
  if (isNarrow) {
    const columns = boxColumns(set)
    spawnBoxButton(world, { ...shared, column, row: row + NARROW_ROWS - NAME_FORM_ROWS })
    return { columns, rows: NARROW_ROWS }
  }
  const button = field + FIELD_COLUMNS + 1
  spawnBoxButton(world, { ...shared, column: button, row })
  return { columns: button + boxColumns(set) - column, rows: NAME_FORM_ROWS }
}
