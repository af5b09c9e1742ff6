import { type EntityId } from 'bitecs'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

/** Keeps a range input of the twin and its drawn slider equal. */
export interface SliderField {
  /** Copies the game's value to the input. */
  sync(): void
  /** Binds the input to another slider of the same name. */
  rebind(slider: EntityId): void
  readonly release: Release
}

/** The keys that the focused slider handles itself. */
export const SLIDER_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'End',
  'Home',
  'PageDown',
  'PageUp',
])

/**
 * The browser handles keys and pointers. `catchUp` rebinds the input when its slider was redrawn since the last beat,
 * and returns nothing when the slider no longer exists.
 */
export function createSliderField(
  world: GameWorld,
  first: EntityId,
  field: HTMLInputElement,
  catchUp: () => unknown,
): SliderField {
  const { Slider } = world.components
  const releases = new Releases()
  let slider = first
  const set = (name: string, value: string): void => {
    if (field.getAttribute(name) !== value) field.setAttribute(name, value)
  }
  const sync = (): void => {
    const [least, most] = [Slider.least[slider] ?? 0, Slider.most[slider] ?? 0]
    const value = Slider.value[slider] ?? 0
    set('min', String(least))
    set('max', String(most))
    if (field.value !== String(value)) field.value = String(value)
    set('aria-valuemin', String(least))
    set('aria-valuemax', String(most))
    set('aria-valuenow', String(value))
    set('aria-valuetext', Slider.valueText[slider]?.(value) ?? '')
  }
  const move = (): void => {
    const moved = Number(field.value)
    if (catchUp()) Slider.change[slider]?.(moved)
  }
  field.addEventListener('input', move)
  releases.own(() => field.removeEventListener('input', move))
  const rebind = (next: EntityId): void => {
    slider = next
  }
  sync()
  return { sync, rebind, release: () => releases.releaseAll() }
}
