import { type Release } from '#src/lib/releases.ts'
import { type View } from '#src/protocol/views.ts'
import { type KeyPress, type ScreenScene } from './screen-scene.ts'
import { type SceneServices } from './services.ts'

/** Holds the one screen that is shown, and hands it what the player does. */
export interface Stage {
  /** Shows the flow's screen, and follows the flow from then on. */
  open(): Release
  /** The view that is shown; null before the first. */
  view(): View | null
  /** Call on each beat, after the world has moved and before it is painted and mirrored. */
  beat(): void
  /** Call when the text mode of the world has changed. */
  modeChanged(): void
  /** Whether the key was used. */
  key(press: KeyPress): boolean
  /** A tap or click that met no control. */
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

  /** A dialog takes what is not for itself away from the screen below. */
  const unasked = (): ScreenScene | null => (current?.isAsking ? null : current)

  return {
    open() {
      show(services.flow.state.view)
      const unfollow = services.flow.subscribe((state) => show(state.view))
      return () => {
        unfollow()
        current?.end()
        current = null
      }
    },
    view: () => current?.view ?? null,
    beat: () => current?.tick(),
    modeChanged: () => current?.redraw(),
    key: (press) => current?.hearKey(press) ?? false,
    tap: () => unasked()?.tap(),
    scrollBy: (layer, px) => unasked()?.scrollBy(layer, px),
    swipeBack: () => unasked()?.swipeBack(),
    back: () => unasked()?.back() ?? false,
  }
}
