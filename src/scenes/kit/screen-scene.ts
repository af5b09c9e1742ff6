import { isUpright } from '#src/ecs/screen-mode.ts'
import { despawn, despawnScreen } from '#src/ecs/spawn/despawn.ts'
import { spawnTimer } from '#src/ecs/spawn/spawn-timer.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type OpenableView } from '#src/flow/flow-event.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type View } from '#src/protocol/views.ts'
import { HELP_TEXTS } from '#src/protocol/messages.ts'
import { type Dialog, spawnDialog } from './dialog.ts'
import { focusControl, type FocusMark, focusMark, focusMarked, moveFocus } from './focus.ts'
import { type HelpPlace, spawnHelpButton } from './help-button.ts'
import { type KeyHint, keysDialog } from './keys-dialog.ts'
import { drawRenderingError } from './rendering-error.ts'
import { type SceneServices } from './services.ts'

/** The parts of a KeyboardEvent that screens use. */
export interface KeyPress {
  readonly key: string
  /** The physical key, independent of the keyboard layout. */
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
const VIEW_OF_KEY: Readonly<Record<string, OpenableView>> = {
  h: 'help',
  l: 'leaderboard',
  m: 'menu',
}

/**
 * One screen. It draws into the world only, so it is the same in the tube and in the twin. `enter` runs once each time
 * the screen is shown; it passes the releases of what it acquires to `own`. `draw` spawns everything visible and runs
 * again on each redraw, such as a change of the text mode, so state must be in fields or stores.
 */
export abstract class ScreenScene {
  readonly view: View
  protected readonly services: SceneServices
  protected readonly world: GameWorld
  #releases = new Releases()
  #state: 'closed' | 'opening' | 'drawn' | 'failed' = 'closed'
  #dialog: { readonly dialog: Dialog; readonly returnTo: FocusMark | null } | null = null

  constructor(view: View, services: SceneServices) {
    this.view = view
    this.services = services
    this.world = services.world
  }

  /** Shows the screen. */
  begin(): void {
    this.#releases = new Releases()
    this.#state = 'opening'
    this.#attempt(() => {
      this.enter()
      // `enter` may already have led to another screen.
      if (this.#state === 'closed') return
      this.draw()
      this.#drawHelp()
      this.#state = 'drawn'
      this.#focusFirst()
    })
  }

  /** Hides the screen and releases all that it owns. */
  end(): void {
    this.#state = 'closed'
    this.#dialog = null
    this.#releases.releaseAll()
    despawnScreen(this.world)
  }

  /** Runs `beat`, unless drawing has failed. */
  tick(): void {
    if (this.#state === 'drawn') this.#attempt(() => this.beat())
  }

  /** Draws the same state again, for example for another text mode. The focus stays on the same control. */
  redraw(): void {
    const mark = focusMark(this.world)
    this.#redrawThen(() => mark && focusMarked(this.world, mark))
  }

  /** Handles a key, for the screen or for its dialog. Returns whether the key was used. */
  handleKey(press: KeyPress): boolean {
    const dialog = this.#dialog?.dialog
    if (!dialog) return this.key(press)
    if (press.ctrlKey || press.metaKey || press.key === 'Tab') return false
    if (press.key === 'Escape') this.#closeDialog(dialog.buttons.at(-1)?.press)
    const step = STEP_OF_KEY[press.key]
    if (step !== undefined) moveFocus(this.world, step)
    return true
  }

  /** Whether a dialog is open. */
  get hasDialog(): boolean {
    return this.#dialog !== null
  }

  /** Opens a dialog above the screen; replaces an open one. */
  protected openDialog(dialog: Dialog): void {
    const returnTo = this.#dialog?.returnTo ?? focusMark(this.world)
    this.#dialog = { dialog, returnTo }
    this.#redrawThen(() => focusControl(this.world, 0))
  }

  #closeDialog(press: (() => void) | undefined): void {
    const returnTo = this.#dialog?.returnTo ?? null
    this.#dialog = null
    this.#redrawThen(() => returnTo && focusMarked(this.world, returnTo))
    press?.()
  }

  #redrawThen(focus: () => void): void {
    // `enter` may ask for a redraw before the first draw.
    if (this.#state === 'opening' || this.#state === 'closed') return
    despawnScreen(this.world)
    this.#attempt(() => {
      this.draw()
      this.#drawHelp()
      if (this.#dialog)
        spawnDialog(this.world, this.#dialog.dialog, (press) => this.#closeDialog(press))
      this.#state = 'drawn'
      focus()
    })
  }

  /** Shows the keys of the screen. */
  protected openKeys(): void {
    this.openDialog(keysDialog(this.keys))
  }

  #drawHelp(): void {
    if (this.helpPlace) spawnHelpButton(this.world, this.helpPlace, this.help)
  }

  protected enter(): void {}
  protected abstract draw(): void
  /** Called on each beat of the page, after the world has moved. */
  beat(): void {}

  /**
   * Handles a key; returns whether it was used. Keys of a text field do not arrive here, except Escape, Tab and
   * Alt+digit.
   */
  key(press: KeyPress): boolean {
    if (press.ctrlKey || press.metaKey) return false
    const step = STEP_OF_KEY[press.key]
    if (step !== undefined) return moveFocus(this.world, step)
    if (press.key === 'Escape') return this.back()
    if (press.key === '?') {
      this.openKeys()
      return true
    }
    const view = VIEW_OF_KEY[press.key.toLowerCase()]
    if (view === undefined) return false
    this.services.flow.dispatch({ type: 'opened', view })
    return true
  }

  /** Called when the wheel or a finger scrolls over a layer, in buffer px, positive downwards. */
  scrollBy(_layer: number, _px: number): void {}
  /** Called on a swipe to the right. */
  swipeBack(): void {}
  /** Called on a tap or click that hit no control. */
  tap(): void {}
  /** Goes one step back, by Escape, swipe or host. Returns false when that is not possible. */
  back(): boolean {
    return false
  }

  protected get isMobile(): boolean {
    return isUpright(this.world.screen)
  }

  /** Whether the letters of a phone are large, so that few fit next to each other. */
  protected get isNarrow(): boolean {
    return this.world.screen.profile === 'narrow'
  }

  /** Whether controls are as large as a finger. */
  protected get isForFingers(): boolean {
    return this.world.screen.profile !== 'desktop'
  }

  /** The place of the help button; null for screens that pass by themselves and for pictures. */
  protected get helpPlace(): HelpPlace | null {
    return null
  }

  /** What the help button is called and does. */
  protected get help(): { readonly name: string; readonly press: () => void } {
    const press = (): void => this.services.flow.dispatch({ type: 'opened', view: 'help' })
    return { name: HELP_TEXTS.button, press }
  }

  /** The keys of this screen for the `?` dialog. */
  protected get keys(): readonly KeyHint[] {
    return []
  }

  /** Index, in reading order, or name of the button that is focused first; null for none. */
  protected get firstFocus(): number | string | null {
    return null
  }

  /** Focuses the first button of a name, or the first control if there is none. */
  protected focusButton(name: string): void {
    focusMarked(this.world, { role: 'button', name, sameNameIndex: 0, ordinal: 0 })
  }

  protected own(release: Release): void {
    this.#releases.own(release)
  }

  /** Redraws when `ready` resolves, unless the screen has been left. */
  protected redrawWhen(ready: Promise<void>): void {
    let hasEnded = false
    this.own(() => {
      hasEnded = true
    })
    void ready.then(() => {
      if (!hasEnded) this.redraw()
    })
  }

  /** Calls `run` after `ms`, unless the screen is left before. */
  protected after(ms: number, run: () => void): Release {
    return this.#timer({ after: ms, run })
  }

  protected every(ms: number, run: () => void): Release {
    return this.#timer({ after: ms, every: ms, run })
  }

  #timer(setup: { after: number; every?: number; run: () => void }): Release {
    // Entity ids are reused, so an expired timer must not be despawned again.
    let hasEnded = false
    const timer = spawnTimer(this.world, {
      ...setup,
      run: () => {
        hasEnded = setup.every === undefined
        this.#attempt(setup.run)
      },
      lasts: 'page',
    })
    const release = (): void => {
      if (!hasEnded) despawn(this.world, timer)
      hasEnded = true
    }
    this.own(release)
    return release
  }

  #focusFirst(): void {
    const first = this.firstFocus
    if (typeof first === 'string') this.focusButton(first)
    else if (first !== null) focusControl(this.world, first)
  }

  /**
   * Shows 'Rendering Error' and the view's name when `run` throws, so that a failing screen does not freeze the page.
   */
  #attempt(run: () => void): void {
    try {
      run()
    } catch (failure) {
      this.services.log(`drawing ${this.view}`, failure)
      this.#state = 'failed'
      despawnScreen(this.world)
      drawRenderingError(this.world, this.view)
    }
  }
}
