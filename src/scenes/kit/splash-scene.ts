import { type KeyPress, ScreenScene } from './screen-scene.ts'

const NOT_A_PRESS = ['Alt', 'Control', 'Meta', 'Shift', 'Tab', 'CapsLock']

/** A screen that times out, and that a key or a tap skips. */
export abstract class SplashScene extends ScreenScene {
  override key(press: KeyPress): boolean {
    if (press.ctrlKey || press.metaKey || press.altKey) return false
    if (NOT_A_PRESS.includes(press.key)) return false
    this.#skip()
    return true
  }

  override tap(): void {
    this.#skip()
  }

  #skip(): void {
    this.services.flow.dispatch({ type: 'view_timed_out' })
  }
}
