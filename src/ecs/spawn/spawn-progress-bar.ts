import { addComponent, type EntityId } from 'bitecs'
import { progressCells } from '../systems/fill-progress-bars.ts'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface ProgressBarPlacement
  extends Pick<TextPlacement, 'column' | 'row' | 'layer' | 'foreground' | 'background'> {
  readonly columns: number
  /** The accessible name: what is in progress. */
  readonly name: string
  /** 0 to 1. Default: 0. */
  readonly value?: number
  readonly parent?: EntityId
}

/** Spawns a bar one row high that fills from the left. {@link setProgress} changes it. */
export function spawnProgressBar(world: GameWorld, placement: ProgressBarPlacement): EntityId {
  const { name, value = 0, parent, ...place } = placement
  const { ProgressBar } = world.components
  const bar = spawnText(world, {
    ...place,
    rows: 1,
    text: progressCells(value, place.columns),
    spoken: { role: 'progressbar', name, ...(parent !== undefined && { parent }) },
  })
  addComponent(world, bar, ProgressBar)
  ProgressBar.value[bar] = value
  return bar
}
