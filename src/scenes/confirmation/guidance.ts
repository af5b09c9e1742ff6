import { isUpright } from '#src/ecs/screen-mode.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { GUIDANCE_TEXTS } from '#src/protocol/home-texts.ts'
import { drawHintBox } from '../kit/hint-box.ts'

export interface Guidance {
  readonly row: number
  readonly step: number
  /** Called with the step to show next; null ends the guidance permanently. */
  readonly onStep: (step: number | null) => void
}

/** Draws a step of the first-time guidance below the menu. */
export function drawGuidance(world: GameWorld, { onStep, row, step }: Guidance): void {
  const { done, name, next, onPhone, skip, steps } = GUIDANCE_TEXTS
  const isMobile = isUpright(world.screen)
  const text = isMobile ? (onPhone[step] ?? steps[step]) : steps[step]
  const isLast = step + 1 >= steps.length
  drawHintBox(world, {
    ...{ name, row },
    text: GUIDANCE_TEXTS.step(step + 1, steps.length, text ?? ''),
    buttons: [
      { name: isLast ? done : next, press: () => onStep(isLast ? null : step + 1) },
      ...(isLast ? [] : [{ name: skip, press: () => onStep(null) }]),
    ],
  })
}
