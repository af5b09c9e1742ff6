import { type Release } from '#src/lib/releases.ts'
import { type View } from '#src/protocol/views.ts'
import { type KeyPress, type ScreenScene } from './screen-scene.ts'
import { type SceneServices } from './services.ts'
import { WaitingScreen } from './waiting-screen.ts'

/** The screens of which the stage shows one. */
interface StageScreens {
  find(view: View): ScreenScene | null
  load(view: View): Promise<ScreenScene>
}

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

export function createStage(services: SceneServices, screens: StageScreens): Stage {
  let current: ScreenScene | null = null

  const change = (next: ScreenScene): void => {
    const isOther = next.view !== current?.view
    current?.end()
    current = next
    if (isOther) services.announce('dcw-view', { view: next.view })
    next.begin()
  }

  const show = (view: View): void => {
    const next = screens.find(view)
    if (next ? next === current : view === current?.view) return
    if (next) return change(next)
    change(
      new WaitingScreen(view, services, {
        load: () => screens.load(view),
        loaded: () => show(view),
      }),
    )
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
