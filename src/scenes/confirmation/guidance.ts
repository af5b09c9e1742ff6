import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre, padEnd, wrapText } from '#src/lib/text-layout.ts'
import { GUIDANCE_TEXTS } from '#src/protocol/messages.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { frameText } from '../kit/frame.ts'

/** Cells free on either side of the box. */
const SIDES = 2
/** Frame and a blank cell, on either side. */
const EDGES = 4
const GAP = 4

export interface Guidance {
  readonly row: number
  readonly step: number
  /** Null: it is over, for good. */
  readonly goTo: (step: number | null) => void
}

/** A step of what a first-time player should know, below the menu: it is in nobody's way, and goes by a press. */
export function drawGuidance(world: GameWorld, { goTo, row, step }: Guidance): void {
  const { name, steps } = GUIDANCE_TEXTS
  const isMobile = world.screen.profile === 'mobile'
  const columns = world.screen.columns - 2 * SIDES
  const inside = columns - EDGES
  const said = isMobile ? (GUIDANCE_TEXTS.onPhone[step] ?? steps[step]) : steps[step]
  const lines = wrapText(GUIDANCE_TEXTS.step(step + 1, steps.length, said ?? ''), inside)
  // On a phone the buttons have a box each, else they are set into the frame's lower edge.
  const blanks = Array.from({ length: lines.length + (isMobile ? BOX_BUTTON_ROWS : 0) }, () =>
    ' '.repeat(columns - 2),
  )
  const box = { column: SIDES, row, columns, rows: blanks.length + 2 }
  const parent = spawnGroup(world, { ...box, name })
  const frame = { text: frameText(columns, blanks), foreground: INK.faint, spoken: null }
  spawnText(world, { ...frame, column: SIDES, row })
  spawnText(world, {
    text: lines.map((line) => padEnd(centre(line, inside), inside)).join('\n'),
    column: SIDES + EDGES / 2,
    row: row + 1,
    foreground: INK.bright,
    spoken: { role: 'paragraph', parent },
  })
  drawButtons(world, { isMobile, parent, row: row + 1 + lines.length }, { goTo, step })
}

function drawButtons(
  world: GameWorld,
  { isMobile, parent, row }: { isMobile: boolean; parent: number; row: number },
  { goTo, step }: Pick<Guidance, 'goTo' | 'step'>,
): void {
  const { done, next, skip, steps } = GUIDANCE_TEXTS
  const isLast = step + 1 >= steps.length
  const buttons = [
    { name: isLast ? done : next, press: () => goTo(isLast ? null : step + 1) },
    ...(isLast ? [] : [{ name: skip, press: () => goTo(null) }]),
  ]
  const widthOf = (name: string): number => (isMobile ? boxColumns(name) : name.length + 2)
  const width = buttons.reduce((sum, { name }) => sum + widthOf(name) + GAP, -GAP)
  let column = Math.floor((world.screen.columns - width) / 2)
  for (const { name, press } of buttons) {
    const place = { column, row, parent, press }
    if (isMobile) spawnBoxButton(world, { ...place, label: name })
    else spawnButton(world, { ...place, label: ` ${name} `, name })
    column += widthOf(name) + GAP
  }
}
