import type { EntityId } from 'bitecs'
import { touch } from '../touch.ts'
import type { GameWorld } from '../world.ts'
import { rewriteText } from './rewrite-text.ts'

const PASSED = '━'
const KNOB = '█'
const AHEAD = '─'

/** Sets a slider's value, clamped to its range. `change` is not called. */
export function moveSlider(world: GameWorld, slider: EntityId, value: number): void {
  const { Place, Slider } = world.components
  const [least, most] = [Slider.least[slider] ?? 0, Slider.most[slider] ?? 0]
  const held = Math.max(least, Math.min(most, Math.round(value)))
  if (Slider.value[slider] === held) return
  Slider.value[slider] = held
  rewriteText(world, slider, sliderCells({ least, most, value: held }, Place.columns[slider] ?? 0))
  touch(world)
}

/** The characters of a slider. The knob is drawn at an end only when the value is at that end. */
export function sliderCells(
  { least, most, value }: { readonly least: number; readonly most: number; readonly value: number },
  columns: number,
): string {
  const steps = columns - 1
  const share = most > least ? (value - least) / (most - least) : 0
  const isBetween = value > least && value < most && steps > 1
  const at = isBetween ? Math.max(1, Math.min(steps - 1, Math.round(share * steps))) : share * steps
  return PASSED.repeat(at) + KNOB + AHEAD.repeat(steps - at)
}
