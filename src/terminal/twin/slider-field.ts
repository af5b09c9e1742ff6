import { type EntityId } from 'bitecs'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

/** A slider of the twin and the one drawn from it, kept equal. */
export interface SliderField {
  /** Puts what the game has set into the slider. */
  sync(): void
  /** It stands for another slider of its name from now on. */
  rebind(slider: EntityId): void
  readonly release: Release
}

/** The keys that are the slider's own while it has the keyboard. */
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

/** The browser hears keys and pointers; where it has moved to goes to the slider, unless `catchUp` finds that it has left. */
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
    set('aria-valuetext', Slider.say[slider]?.(value) ?? '')
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
