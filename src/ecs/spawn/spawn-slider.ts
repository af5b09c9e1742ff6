import { addComponent, type EntityId } from 'bitecs'
import { sliderCells } from '../systems/move-slider.ts'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface SliderPlacement
  extends Pick<TextPlacement, 'column' | 'row' | 'layer' | 'foreground'> {
  /** The accessible name: 'Quantity'. */
  readonly name: string
  /** At least 2. */
  readonly columns: number
  /** The range, in whole numbers. */
  readonly least: number
  readonly most: number
  readonly value: number
  readonly parent?: EntityId
  /** Formats a value for people. */
  readonly valueText: (value: number) => string
  /** Called with each value that the player sets. */
  readonly change: (value: number) => void
}

/** Spawns a slider one row high. It is dragged by pointer or finger, and moved by the arrows, PgUp, PgDn, Home and End. */
export function spawnSlider(world: GameWorld, placement: SliderPlacement): EntityId {
  const { change, least, most, name, parent, valueText, value: given, ...place } = placement
  const value = Math.max(least, Math.min(most, Math.round(given)))
  const { Slider } = world.components
  const slider = spawnText(world, {
    ...place,
    rows: 1,
    text: sliderCells({ least, most, value }, place.columns),
    spoken: { role: 'slider', name, ...(parent !== undefined && { parent }) },
  })
  addComponent(world, slider, Slider)
  Slider.least[slider] = least
  Slider.most[slider] = most
  Slider.value[slider] = value
  Slider.valueText[slider] = valueText
  Slider.change[slider] = change
  return slider
}
