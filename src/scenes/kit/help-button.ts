import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { HELP_TEXTS } from '#src/protocol/messages.ts'
import { boxColumns, spawnBoxButton } from './box-button.ts'

/** Where a screen has its help button, in cells. */
export interface HelpPlace {
  readonly column: number
  readonly row: number
  /** Whether it has a box around it. Default: yes. */
  readonly isBoxed?: boolean
}

export const HELP_COLUMNS = boxColumns(HELP_TEXTS.mark)

/** Returns the place at the right edge, `cells` away from it. */
export function helpAtRight({ screen }: GameWorld, cells = 0, row = 0): HelpPlace {
  return { column: screen.columns - HELP_COLUMNS - cells, row }
}

/** Draws the button with the question mark. */
export function spawnHelpButton(
  world: GameWorld,
  { column, isBoxed = true, row }: HelpPlace,
  { name, press }: { readonly name: string; readonly press: () => void },
): void {
  const place = { name, column, row, press }
  if (isBoxed) spawnBoxButton(world, { ...place, label: HELP_TEXTS.mark })
  else spawnButton(world, { ...place, label: ` ${HELP_TEXTS.mark} ` })
}
