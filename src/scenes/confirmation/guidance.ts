import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnGroup } from '#src/ecs/spawn/spawn-group.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { centre, padEnd, wrapText } from '#src/lib/text-layout.ts'
import { GUIDANCE_TEXTS } from '#src/protocol/home-texts.ts'
import { BOX_BUTTON_ROWS, boxColumns, spawnBoxButton } from '../kit/box-button.ts'
import { frameText } from '../kit/frame.ts'

/** Blank cells on either side of the box. */
const MARGIN = 2
/** Frame and a blank cell, on both sides together. */
const BORDER = 4
const GAP = 4

export interface Guidance {
  readonly row: number
  readonly step: number
  /** Called with the step to show next; null ends the guidance permanently. */
  readonly onStep: (step: number | null) => void
}

/** Draws a step of the first-time guidance below the menu. */
export function drawGuidance(world: GameWorld, { onStep, row, step }: Guidance): void {
  const { name, steps } = GUIDANCE_TEXTS
  const isMobile = world.screen.profile === 'mobile'
  const columns = world.screen.columns - 2 * MARGIN
  const inside = columns - BORDER
  const text = isMobile ? (GUIDANCE_TEXTS.onPhone[step] ?? steps[step]) : steps[step]
  const lines = wrapText(GUIDANCE_TEXTS.step(step + 1, steps.length, text ?? ''), inside)
  // On a phone each button has its own box; otherwise they are in the frame's bottom edge.
  const blanks = Array.from({ length: lines.length + (isMobile ? BOX_BUTTON_ROWS : 0) }, () =>
    ' '.repeat(columns - 2),
  )
  const box = { column: MARGIN, row, columns, rows: blanks.length + 2 }
  const parent = spawnGroup(world, { ...box, name })
  const frame = { text: frameText(columns, blanks), foreground: INK.faint, spoken: null }
  spawnText(world, { ...frame, column: MARGIN, row })
  spawnText(world, {
    text: lines.map((line) => padEnd(centre(line, inside), inside)).join('\n'),
    column: MARGIN + BORDER / 2,
    row: row + 1,
    foreground: INK.bright,
    spoken: { role: 'paragraph', parent },
  })
  drawButtons(world, { isMobile, parent, row: row + 1 + lines.length }, { onStep, step })
}

function drawButtons(
  world: GameWorld,
  { isMobile, parent, row }: { isMobile: boolean; parent: number; row: number },
  { onStep, step }: Pick<Guidance, 'onStep' | 'step'>,
): void {
  const { done, next, skip, steps } = GUIDANCE_TEXTS
  const isLast = step + 1 >= steps.length
  const buttons = [
    { name: isLast ? done : next, press: () => onStep(isLast ? null : step + 1) },
    ...(isLast ? [] : [{ name: skip, press: () => onStep(null) }]),
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
