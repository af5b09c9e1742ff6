import { addComponent, type EntityId } from 'bitecs'
import { sliderCells } from '../systems/move-slider.ts'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface SliderPlacement
  extends Pick<TextPlacement, 'column' | 'row' | 'layer' | 'foreground'> {
  /** Its accessible name: 'Quantity'. */
  readonly name: string
  /** Two at the least. */
  readonly columns: number
  /** Whole numbers. */
  readonly least: number
  readonly most: number
  readonly value: number
  readonly parent?: EntityId
  /** What a value is called. */
  readonly say: (value: number) => string
  /** Called with each value the player moves it to. */
  readonly change: (value: number) => void
}

/** A slider one row high: dragged by pointer and finger, moved by the arrows, PgUp, PgDn, Home and End. */
export function spawnSlider(world: GameWorld, placement: SliderPlacement): EntityId {
  const { change, least, most, name, parent, say, value: wished, ...place } = placement
  const value = Math.max(least, Math.min(most, Math.round(wished)))
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
  Slider.say[slider] = say
  Slider.change[slider] = change
  return slider
}
