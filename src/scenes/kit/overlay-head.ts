import { INK } from '#src/ecs/components/text-run.ts'
import { spawnHeading } from '#src/ecs/spawn/spawn-heading.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { CONTROL_TEXTS } from '#src/protocol/messages.ts'
import { boxColumns, spawnBoxButton } from './box-button.ts'
import { middleColumn } from './centred.ts'
import { spawnRule } from './frame.ts'

/** Rows that the head of an overlay takes, the rule below it included. */
export const HEAD_ROWS = 4

/** The title of a screen that lies over the home, and the way back to it. */
export function spawnOverlayHead(
  world: GameWorld,
  head: { readonly title: string; readonly close: () => void },
): void {
  const { columns, profile } = world.screen
  const column = profile === 'mobile' ? middleColumn(world, head.title.length) + 6 : 2
  spawnHeading(world, { text: head.title, column, row: 1, foreground: INK.bright })
  spawnCloseButton(world, head.close)
  spawnRule(world, { column: 0, row: HEAD_ROWS - 1, columns })
}

/** The X at the top right; on a phone, where a thumb would miss it, a Back at the left. */
export function spawnCloseButton(world: GameWorld, close: () => void, row = 0): void {
  const { columns, profile } = world.screen
  if (profile === 'mobile') {
    const label = `◂ ${CONTROL_TEXTS.back.toUpperCase()}`
    spawnBoxButton(world, { label, name: CONTROL_TEXTS.back, column: 0, row, press: close })
    return
  }
  spawnBoxButton(world, {
    label: 'X',
    name: CONTROL_TEXTS.close,
    column: columns - boxColumns('X') - 1,
    row,
    press: close,
  })
}
