import { type Release } from '#src/lib/releases.ts'
import { type View } from '#src/protocol/views.ts'
import { type KeyPress, type ScreenScene } from './screen-scene.ts'
import { type SceneServices } from './services.ts'

/** Holds the current screen and passes input to it. */
export interface Stage {
  /** Shows the flow's screen and follows the flow from then on. */
  open(): Release
  /** The current view; null before the first one. */
  view(): View | null
  /** Call on each beat, after the world has moved and before the picture and the twin are updated. */
  beat(): void
  /** Call when the text mode of the world has changed. */
  modeChanged(): void
  /** Returns whether the key was used. */
  key(press: KeyPress): boolean
  /** Call for a tap or click that hit no control. */
  tap(): void
  scrollBy(layer: number, px: number): void
  swipeBack(): void
  back(): boolean
}

export function createStage(services: SceneServices, screens: readonly ScreenScene[]): Stage {
  let current: ScreenScene | null = null

  const screenFor = (view: View): ScreenScene | undefined =>
    screens.find((screen) => screen.view === view) ??
    screens.find((screen) => screen.view === 'error')

  const show = (view: View): void => {
    const next = screenFor(view)
    if (!next || next === current) return
    current?.end()
    current = next
    next.begin()
  }

  /** Returns the screen that receives pointer input: none while a dialog is open. */
  const screenForInput = (): ScreenScene | null => (current?.hasDialog ? null : current)

  return {
    open() {
      show(services.flow.state.view)
      const unsubscribe = services.flow.subscribe((state) => show(state.view))
      return () => {
        unsubscribe()
        current?.end()
        current = null
      }
    },
    view: () => current?.view ?? null,
    beat: () => current?.tick(),
    modeChanged: () => current?.redraw(),
    key: (press) => current?.handleKey(press) ?? false,
    tap: () => screenForInput()?.tap(),
    scrollBy: (layer, px) => screenForInput()?.scrollBy(layer, px),
    swipeBack: () => screenForInput()?.swipeBack(),
    back: () => screenForInput()?.back() ?? false,
  }
}
