import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre, padEnd, wrapText } from '#src/lib/text-layout.ts'
import { GUIDANCE_TEXTS } from '#src/protocol/messages.ts'

const SIDES = 2
const GAP = 4

export interface Guidance {
  readonly row: number
  readonly step: number
  /** Null: it is over, for good. */
  readonly goTo: (step: number | null) => void
}

/** A step of what a first-time player should know, below the menu: it is in nobody's way, and goes by a press. */
export function drawGuidance(world: GameWorld, { goTo, row, step }: Guidance): void {
  const { done, name, next, skip, steps } = GUIDANCE_TEXTS
  const columns = world.screen.columns - 2 * SIDES
  const text = GUIDANCE_TEXTS.step(step + 1, steps.length, steps[step] ?? '')
  const lines = wrapText(text, columns)
  const isMobile = world.screen.profile === 'mobile'
  // With room for a finger around the buttons: what is outside of a group is out of reach.
  const rows = lines.length + (isMobile ? 4 : 2)
  const place = { column: SIDES, row, columns, rows }
  const parent = spawnGroup(world, { ...place, name })
  spawnText(world, {
    text: lines.map((line) => padEnd(centre(line, columns), columns)).join('\n'),
    column: SIDES,
    row,
    foreground: INK.bright,
    spoken: { role: 'paragraph', parent },
  })
  const isLast = step + 1 >= steps.length
  const buttons = [
    { label: isLast ? done : next, press: () => goTo(isLast ? null : step + 1) },
    ...(isLast ? [] : [{ label: skip, press: () => goTo(null) }]),
  ]
  const width = buttons.reduce((sum, { label }) => sum + label.length + 2 + GAP, -GAP)
  let column = Math.floor((world.screen.columns - width) / 2)
  for (const { label, press } of buttons) {
    const at = { column, row: row + lines.length + (isMobile ? 1 : 0) }
    spawnButton(world, { ...at, label: ` ${label} `, name: label, parent, press })
    column += label.length + 2 + GAP
  }
}
