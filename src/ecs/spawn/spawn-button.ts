import { addComponent, type EntityId } from 'bitecs'
import type { GameWorld } from '../world.ts'
import { spawnText, type TextPlacement } from './spawn-text.ts'

export interface ButtonPlacement extends Omit<TextPlacement, 'text' | 'spoken'> {
  /** The drawn text. Also the accessible name, unless `name` is given. */
  readonly label: string
  /** The accessible name of a button that shows only an icon. */
  readonly name?: string
  /** Makes the button a tab. `selected` tells whether its page is shown. */
  readonly tab?: { readonly selected: boolean }
  /** Makes the button a choice among others. Tells whether it is the current one. */
  readonly pressed?: boolean
  /** The group that contains the button. */
  readonly parent?: EntityId
  readonly press: () => void
}

/** Spawns a button that keys, pointers and screen readers can press. */
export function spawnButton(world: GameWorld, placement: ButtonPlacement): EntityId {
  const { label, name, parent, press, pressed, tab, ...place } = placement
  const { Control } = world.components
  const button = spawnText(world, {
    ...place,
    text: label,
    spoken: {
      role: tab ? 'tab' : 'button',
      ...tab,
      ...(pressed !== undefined && { pressed }),
      ...(name !== undefined && { name }),
      ...(parent !== undefined && { parent }),
    },
  })
  addComponent(world, button, Control)
  Control.press[button] = press
  Control.disabled[button] = false
  return button
}
