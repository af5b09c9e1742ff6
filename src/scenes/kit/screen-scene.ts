import { despawn, despawnScreen } from '#src/ecs/spawn/despawn.ts'
import { spawnTimer } from '#src/ecs/spawn/spawn-timer.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type OpenableView } from '#src/flow/flow-event.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type View } from '#src/protocol/views.ts'
import { type Dialog, spawnDialog } from './dialog.ts'
import { focusControl, type FocusMark, focusMark, focusMarked, moveFocus } from './focus.ts'
import { type KeyHint, keysDialog } from './keys-dialog.ts'
import { drawRenderingError } from './rendering-error.ts'
import { type SceneServices } from './services.ts'

/** A key as a screen needs to know it; a KeyboardEvent is one. */
export interface KeyPress {
  readonly key: string
  /** Which key of the board, whatever the layout makes of it. */
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
const VIEW_OF_KEY: Readonly<Record<string, OpenableView>> = { l: 'leaderboard', m: 'menu' }

/**
 * One screen. It stands on the world alone, so it is the same whether the tube shows it or the twin does. `enter` runs
 * once a showing and owns what the showing needs; `draw` spawns all that is seen, and runs anew whenever the text mode
 * changes, so what must survive that stands in fields or stores.
 */
export abstract class ScreenScene {
  readonly view: View
  protected readonly services: SceneServices
  protected readonly world: GameWorld
  #releases = new Releases()
  #state: 'closed' | 'opening' | 'drawn' | 'failed' = 'closed'
  #asked: { readonly dialog: Dialog; readonly returnTo: FocusMark | null } | null = null

  constructor(view: View, services: SceneServices) {
    this.view = view
    this.services = services
    this.world = services.world
  }

  /** The showing begins. */
  begin(): void {
    this.#releases = new Releases()
    this.#state = 'opening'
    this.services.announce('dcw-view', { view: this.view })
    this.#attempt(() => {
      this.enter()
      // What it found may have led to another screen at once.
      if (this.#state === 'closed') return
      this.draw()
      this.#state = 'drawn'
      this.#focusFirst()
    })
  }

  /** The showing ends, and all that it owned. */
  end(): void {
    this.#state = 'closed'
    this.#asked = null
    this.#releases.releaseAll()
    despawnScreen(this.world)
  }

  /** A beat of the page; a screen that could not be drawn has none. */
  tick(): void {
    if (this.#state === 'drawn') this.#attempt(() => this.beat())
  }

  /** Draws the same state for another text mode; the focus stays on the control it was on. */
  redraw(): void {
    const mark = focusMark(this.world)
    this.#drawAnew(() => mark && focusMarked(this.world, mark))
  }

  /** A key for the screen, or for the dialog that lies over it. Whether it was used. */
  hearKey(press: KeyPress): boolean {
    const dialog = this.#asked?.dialog
    if (!dialog) return this.key(press)
    if (press.ctrlKey || press.metaKey || press.key === 'Tab') return false
    if (press.key === 'Escape') this.#answer(dialog.buttons.at(-1)?.press)
    const step = STEP_OF_KEY[press.key]
    if (step !== undefined) moveFocus(this.world, step)
    return true
  }

  /** Whether a dialog has the screen to itself. */
  get isAsking(): boolean {
    return this.#asked !== null
  }

  /** Lays a dialog over the screen; another one takes its place. */
  protected ask(dialog: Dialog): void {
    const returnTo = this.#asked?.returnTo ?? focusMark(this.world)
    this.#asked = { dialog, returnTo }
    this.#drawAnew(() => focusControl(this.world, 0))
  }

  #answer(press: (() => void) | undefined): void {
    const returnTo = this.#asked?.returnTo ?? null
    this.#asked = null
    this.#drawAnew(() => returnTo && focusMarked(this.world, returnTo))
    press?.()
  }

  #drawAnew(focus: () => void): void {
    // What `enter` starts may call for it before there is anything to draw anew.
    if (this.#state === 'opening' || this.#state === 'closed') return
    despawnScreen(this.world)
    this.#attempt(() => {
      this.draw()
      if (this.#asked) spawnDialog(this.world, this.#asked.dialog, (press) => this.#answer(press))
      this.#state = 'drawn'
      focus()
    })
  }

  protected enter(): void {}
  protected abstract draw(): void
  /** Called on each beat of the page, after the world has moved. */
  beat(): void {}

  /** Whether the screen has used the key; keys of a text field do not come here, save Escape, Tab and Alt+digit. */
  key(press: KeyPress): boolean {
    if (press.ctrlKey || press.metaKey) return false
    const step = STEP_OF_KEY[press.key]
    if (step !== undefined) return moveFocus(this.world, step)
    if (press.key === 'Escape') return this.back()
    if (press.key === '?') {
      this.ask(keysDialog(this.keys))
      return true
    }
    const view = VIEW_OF_KEY[press.key.toLowerCase()]
    if (view === undefined) return false
    this.services.flow.dispatch({ type: 'opened', view })
    return true
  }

  /** The wheel or a finger over a layer, in px of the buffer, downwards positive. */
  scrollBy(_layer: number, _px: number): void {}
  /** A swipe to the right; screens that answer it go back. */
  swipeBack(): void {}
  /** A tap or click that met no control. */
  tap(): void {}
  /** One step back, by Escape, swipe or host; false where there is nowhere to go. */
  back(): boolean {
    return false
  }

  protected get isMobile(): boolean {
    return this.world.screen.profile === 'mobile'
  }

  /** What `?` tells: keys of this screen beside those of every screen. */
  protected get keys(): readonly KeyHint[] {
    return []
  }

  /** Which control has the keyboard first, in reading order; null leaves it nowhere. */
  protected get firstFocus(): number | null {
    return null
  }

  protected own(release: Release): void {
    this.#releases.own(release)
  }

  /** Draws anew once `ready` has come, unless the showing has ended by then. */
  protected redrawAfter(ready: Promise<void>): void {
    let isOver = false
    this.own(() => {
      isOver = true
    })
    void ready.then(() => {
      if (!isOver) this.redraw()
    })
  }

  /** Runs once after `ms`, unless the screen ends before. */
  protected after(ms: number, run: () => void): Release {
    return this.#timer({ after: ms, run })
  }

  protected every(ms: number, run: () => void): Release {
    return this.#timer({ after: ms, every: ms, run })
  }

  #timer(setup: { after: number; every?: number; run: () => void }): Release {
    // An entity's id is used again after its end, so a timer that is over must not be ended twice.
    let isOver = false
    const timer = spawnTimer(this.world, {
      ...setup,
      run: () => {
        isOver = setup.every === undefined
        this.#attempt(setup.run)
      },
      lasts: 'page',
    })
    const release = (): void => {
      if (!isOver) despawn(this.world, timer)
      isOver = true
    }
    this.own(release)
    return release
  }

  #focusFirst(): void {
    if (this.firstFocus !== null) focusControl(this.world, this.firstFocus)
  }

  /** Shows 'Rendering Error' and the name of the view, so that a screen that fails to draw does not freeze the page. */
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
