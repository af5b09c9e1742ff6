import { addComponent, type EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface ButtonPlacement extends Omit<TextPlacement, 'text' | 'spoken'> {
  /** As drawn, and the accessible name unless `name` says another. */
  readonly label: string
  /** For a glyph-only button: what it is called. */
  readonly name?: string
  /** A tab's button says whether its page is shown. */
  readonly tab?: { readonly selected: boolean }
  /** The group it stands in. */
  readonly parent?: EntityId
  readonly press: () => void
}

/** A drawn button that keys, pointers and screen readers can press. */
export function spawnButton(world: GameWorld, placement: ButtonPlacement): EntityId {
  const { label, name, parent, press, tab, ...place } = placement
  const { Control } = world.components
  const button = spawnText(world, {
    ...place,
    text: label,
    spoken: {
      role: tab ? 'tab' : 'button',
      ...tab,
      ...(name !== undefined && { name }),
      ...(parent !== undefined && { parent }),
    },
  })
  addComponent(world, button, Control)
  Control.press[button] = press
  Control.disabled[button] = false
  return button
}
