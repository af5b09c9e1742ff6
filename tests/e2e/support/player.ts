import { expect, type FrameLocator, type Locator, type Page, test as base } from '@playwright/test'
import { STORED } from '#src/protocol/stored-values.ts'
import { type View } from '#src/protocol/views.ts'
import { createGuest, type Guest } from './guest.ts'

/** Once stored, the guest of {@link Player.arrive} has arrived: a session that has ended since is not put back. */
const ARRIVED = 'e2e_arrived'
/** After a press: the same button counts again. Of a control's presses within half a second the first counts. */
const DUPLICATE_PRESS_MS = 500

interface Surroundings {
  /** Where {@link Player.arrive} signs a guest in. */
  readonly origin: string
  /** The page's time is moved by the test. */
  readonly hasClock: boolean
}

/** A person before the glass: sees and does only what the accessible twin has. */
export class Player {
  readonly page: Page
  readonly twin: Locator

  readonly #surroundings: Surroundings

  /** `game` is where the page shows it: itself, or a frame in it. */
  constructor(
    page: Page,
    game: Page | FrameLocator = page,
    surroundings: Surroundings = { origin: '', hasClock: false },
  ) {
    this.page = page
    this.#surroundings = surroundings
    this.twin = game.locator('main#twin')
  }

  async open(address = '/'): Promise<void> {
    await this.page.goto(address)
    await this.twin.waitFor({ state: 'attached' })
  }

  /** Opens the page in the browser of a new guest, who has signed in before: without the dialogs of a sign-in. */
  async arrive(address = '/?view=waitlist'): Promise<Guest> {
    const guest = await createGuest(new URL(address, this.#surroundings.origin).origin)
    await this.arriveAs(guest, address)
    return guest
  }

  async arriveAs({ stored }: Guest, address = '/?view=waitlist'): Promise<void> {
    await this.page.addInitScript(keepSession, { stored, arrived: ARRIVED })
    await this.open(address)
  }

  /** {@link arrive}, in the talk with the first shark. */
  async arriveInChat(): Promise<Guest> {
    const guest = await this.arrive('/?view=chat')
    await this.expectView('chat')
    await expect(this.chips.first()).toBeAttached()
    return guest
  }

  /** Opens the page with its clock standing still; {@link pass} moves it. */
  async openWithoutTime(address = '/'): Promise<void> {
    await this.page.clock.install({ time: 0 })
    await this.page.clock.pauseAt(1_000)
    await this.open(address)
    await this.pass(0)
  }

  /** Has the page's clock stand still from now on; {@link pass} moves it. */
  async stopTime(): Promise<void> {
    // A minute ahead: the clock goes on while the call is under way, and cannot be set back.
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 60_000))
  }

  /** Lets `ms` go by at once, and a frame be drawn. */
  async pass(ms: number): Promise<void> {
    if (ms > 0) await this.page.clock.fastForward(ms)
    await this.page.clock.runFor(40)
  }

  /** Lets so much time go by that the next press of the same control is a press of its own; not without a clock. */
  async rest(): Promise<void> {
    if (this.#surroundings.hasClock) await this.pass(DUPLICATE_PRESS_MS)
  }

  /** Lets time go by in quarters of a second until a screen has come, for a minute at most. */
  async passUntil(view: View): Promise<void> {
    for (let quarters = 0; quarters < 240; quarters += 1) {
      if ((await this.twin.getAttribute('data-view')) === view) return
      await this.pass(250)
    }
    await this.expectView(view)
  }

  /** Lets frames be drawn until an element is there: for what comes over the network while the clock stands still. */
  async passUntilAttached(element: Locator): Promise<void> {
    while ((await element.count()) === 0) await this.pass(0)
  }

  /** {@link passUntilAttached}, and until its text has these words. */
  async passUntilText(element: Locator, words: string): Promise<void> {
    await this.passUntilAttached(element.filter({ hasText: words }))
  }

  /** The title's letters come over the network, and are drawn with the next beat. */
  async passUntilTitle(): Promise<void> {
    await this.passUntilAttached(this.twin.getByRole('img', { name: 'DOPE CHAIN WARS' }))
  }

  async expectView(view: View): Promise<void> {
    await expect(this.twin).toHaveAttribute('data-view', view)
  }

  /** Home, after the whole opening and whatever a host is asked meanwhile. */
  async expectHome(): Promise<void> {
    await this.expectView('confirmation')
  }

  button(name: string | RegExp): Locator {
    return this.twin.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** By mouse or by finger, as the device has. */
  async press(name: string | RegExp): Promise<void> {
    await this.touch(this.button(name))
  }

  async touch(control: Locator): Promise<void> {
    if (this.hasTouch) await control.tap()
    else await control.click()
  }

  /** Where there is nothing to press. */
  async tapAnywhere(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 }
    const [x, y] = [width / 2, height * 0.45]
    if (this.hasTouch) await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
  }

  /** The key that the browser keeps of a session; null without one. */
  key(): Promise<string | null> {
    return this.twin.evaluate((_, name) => localStorage.getItem(name), STORED.apiKey)
  }

  get hasTouch(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 640
  }

  /** From the login screen to the home. */
  async signInAsGuest(): Promise<void> {
    await this.press(/LOGIN/)
    const dialog = this.page.getByRole('dialog', { name: 'Connect a wallet' })
    await this.touch(dialog.getByRole('button', { name: 'PLAY AS GUEST' }))
    await this.expectView('confirmation')
  }

  async goToChat(): Promise<void> {
    await this.open('/?view=waitlist')
    await this.signInAsGuest()
    await this.press('TALK TO A SHARK')
    await this.expectView('chat')
    await expect(this.chips.first()).toBeAttached()
  }

  /** Whether an element's first line is to be seen: neither scrolled out of its window nor under something else. */
  isSeen(element: Locator): Promise<boolean> {
    return element.evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect()
      if (width === 0 || height === 0) return false
      const cell = Number.parseFloat(getComputedStyle(shown).lineHeight)
      const [x, y] = [left + Math.min(width, cell) / 2, top + Math.min(height, cell) / 2]
      return shown.contains(document.elementFromPoint(x, y))
    })
  }

  get log(): Locator {
    return this.twin.getByRole('log', { name: 'Conversation' })
  }

  get lines(): Locator {
    return this.log.getByRole('article')
  }

  linesOf(role: 'user' | 'assistant' | 'system'): Locator {
    return this.log.locator(`article[data-role=${role}]`)
  }

  get chips(): Locator {
    return this.twin.getByRole('group', { name: 'Quick replies' }).getByRole('button')
  }

  get input(): Locator {
    return this.twin.getByRole('textbox', { name: 'Message' })
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text)
    await this.rest()
    await this.press('Send')
    await expect(this.linesOf('user').last()).toHaveText(text)
  }

  /** Waits until what was said has been answered to the end. */
  /** Waits until the reply has ended, and until the next chip is no repeated press of the last one. */
  async expectAnswer(): Promise<void> {
    await expect(this.button('Send')).toBeEnabled()
    await this.rest()
  }

  /** The talk word for word, however its lines are broken. */
  async talk(): Promise<readonly string[]> {
    const texts = await this.lines.allTextContents()
    return texts.map((text) => text.replace(/\s+/g, ' '))
  }

  /** Back by the X, or by Back on a phone. */
  async close(): Promise<void> {
    await this.rest()
    await this.press(this.hasTouch ? 'Back' : 'Close')
  }
}

/** Runs in the page, before anything else of it. Frames of other sites have no storage. */
function keepPlain(settings: string): void {
  try {
    if (localStorage.getItem(settings) === null) localStorage.setItem(settings, '{"effects":false}')
  } catch {
    // They show the tube as it comes.
  }
}

/** Runs in the page: puts a guest's session into a browser that has not had it. */
function keepSession({
  stored,
  arrived,
}: {
  stored: readonly (readonly [string, string])[]
  arrived: string
}): void {
  try {
    if (localStorage.getItem(arrived) !== null) return
    for (const entry of [...stored, [arrived, '1'] as const]) localStorage.setItem(...entry)
  } catch {
    // A frame of another site, which has no storage.
  }
}

/** Runs in the page, too: 25 frames a second. What software GL draws beyond that it takes from the test beside it. */
function drawSeldom(): void {
  // A clock that a test winds brings frames of its own.
  if (!/native code/.test(String(window.requestAnimationFrame))) return
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 40)
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
}

export const test = base.extend<{ player: Player; hasClock: boolean; hasEffects: boolean }>({
  // The page's time is moved by the test, and goes on by itself until it is paused. Frames come by that time too, which
  // is too many of them for software GL.
  hasClock: [false, { option: true }],
  // The tube's light has tests of its own; drawn in software it would take most of the time of these.
  hasEffects: [false, { option: true }],
  // A still screen draws nothing, which software GL needs; the opening is watched with its motion.
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ hasClock, page }, use) => {
    if (hasClock) await page.clock.install()
    await use(page)
  },
  player: async ({ baseURL, hasClock, hasEffects, page }, use) => {
    if (!hasEffects) await page.addInitScript(keepPlain, STORED.settings)
    await page.addInitScript(drawSeldom)
    const failures: Error[] = []
    page.on('pageerror', (failure) => failures.push(failure))
    await use(new Player(page, page, { origin: baseURL ?? '', hasClock }))
    expect(failures).toEqual([])
  },
})
export { expect } from '@playwright/test'
