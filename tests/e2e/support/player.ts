import { expect, type FrameLocator, type Locator, type Page, test as base } from '@playwright/test'
import { STORED } from '#src/protocol/stored-values.ts'
import { type View } from '#src/protocol/views.ts'
import { createGuest, type Guest } from './guest.ts'

/** The storage name that marks the session of {@link Player.arrive} as stored, so that a reload does not restore it. */
const ARRIVED = 'e2e_arrived'
/** The twin ignores further presses of a control within this time. */
const DUPLICATE_PRESS_MS = 500

interface Surroundings {
  /** The server on which {@link Player.arrive} signs in a guest. */
  readonly origin: string
  /** Whether the test moves the page's time. */
  readonly hasClock: boolean
}

/** A player, who sees and uses only the accessible twin. */
export class Player {
  readonly page: Page
  readonly twin: Locator

  readonly #surroundings: Surroundings
  readonly #root: Locator

  /** `game` is the page that shows the game, or a frame in it. */
  constructor(
    page: Page,
    game: Page | FrameLocator = page,
    surroundings: Surroundings = { origin: '', hasClock: false },
  ) {
    this.page = page
    this.#surroundings = surroundings
    this.twin = game.locator('main#twin')
    this.#root = game.locator('#root')
  }

  async open(address = '/'): Promise<void> {
    await this.page.goto(address)
    await this.#root.waitFor({ state: 'attached' })
  }

  /** Opens the page with the session of a new guest, without the dialogs of a sign-in. */
  async arrive(address = '/?view=waitlist'): Promise<Guest> {
    const guest = await createGuest(new URL(address, this.#surroundings.origin).origin)
    await this.arriveAs(guest, address)
    return guest
  }

  async arriveAs({ stored }: Guest, address = '/?view=waitlist'): Promise<void> {
    await this.page.addInitScript(storeSession, { stored, arrived: ARRIVED })
    await this.open(address)
  }

  /** Like {@link arrive}, in the conversation with the first shark. */
  async arriveInChat(): Promise<Guest> {
    const guest = await this.arrive('/?view=chat')
    await this.expectView('chat')
    await expect(this.chips.first()).toBeAttached()
    return guest
  }

  /** Opens the page with a stopped clock, which {@link pass} moves. */
  async openWithoutTime(address = '/'): Promise<void> {
    await this.page.clock.install({ time: 0 })
    await this.page.clock.pauseAt(1_000)
    await this.open(address)
    await this.pass(0)
  }

  /** Stops the page's clock, which {@link pass} moves. */
  async stopTime(): Promise<void> {
    // A minute ahead, because the clock runs during the call and cannot be set back.
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 60_000))
  }

  /** Moves the clock by `ms` at once and draws a frame. */
  async pass(ms: number): Promise<void> {
    if (ms > 0) await this.page.clock.fastForward(ms)
    await this.page.clock.runFor(40)
  }

  /** Moves the clock until another press of the same control counts. Has no effect without a clock. */
  async waitOutDuplicatePress(): Promise<void> {
    if (this.#surroundings.hasClock) await this.pass(DUPLICATE_PRESS_MS)
  }

  /** Moves the clock in steps of 250 ms until a screen is shown, for at most a minute. */
  async passUntil(view: View): Promise<void> {
    for (let quarters = 0; quarters < 240; quarters += 1) {
      if ((await this.twin.getAttribute('data-view')) === view) return
      await this.pass(250)
    }
    await this.expectView(view)
  }

  /** Draws frames until an element is attached, for content that arrives over the network while the clock is stopped. */
  async passUntilAttached(element: Locator): Promise<void> {
    while ((await element.count()) === 0) await this.pass(0)
  }

  /** Draws frames until an element with these words is attached. */
  async passUntilText(element: Locator, words: string): Promise<void> {
    await this.passUntilAttached(element.filter({ hasText: words }))
  }

  /** Draws frames until the title is shown, whose letters are loaded over the network. */
  async passUntilTitle(): Promise<void> {
    await this.passUntilAttached(this.twin.getByRole('img', { name: 'DOPE CHAIN WARS' }))
  }

  async expectView(view: View): Promise<void> {
    await expect(this.twin).toHaveAttribute('data-view', view)
  }

  /** Expects the home screen. */
  async expectHome(): Promise<void> {
    await this.expectView('confirmation')
  }

  button(name: string | RegExp): Locator {
    return this.twin.getByRole('button', { name, exact: typeof name === 'string' })
  }

  /** Presses a button by mouse or touch, depending on the device. */
  async press(name: string | RegExp): Promise<void> {
    await this.touch(this.button(name))
  }

  async touch(control: Locator): Promise<void> {
    if (this.hasTouch) await control.tap()
    else await control.click()
  }

  /** Taps a place without a control. */
  async tapAnywhere(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 }
    const [x, y] = [width / 2, height * 0.45]
    if (this.hasTouch) await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
  }

  /** Returns the API key in the browser's storage; null without a session. */
  key(): Promise<string | null> {
    return this.twin.evaluate((_, name) => localStorage.getItem(name), STORED.apiKey)
  }

  get hasTouch(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 640
  }

  /** Signs in on the login screen and expects the home screen. */
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

  /** Returns whether an element's first line is visible: not scrolled out of its window and not covered. */
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
    await this.waitOutDuplicatePress()
    await this.press('Send')
    await expect(this.linesOf('user').last()).toHaveText(text)
  }

  /** Waits until the reply has ended, and until another chip counts. */
  async expectAnswer(): Promise<void> {
    await expect(this.button('Send')).toBeEnabled()
    await this.waitOutDuplicatePress()
  }

  /** Returns the texts of the conversation with line breaks replaced by blanks. */
  async conversation(): Promise<readonly string[]> {
    const texts = await this.lines.allTextContents()
    return texts.map((text) => text.replace(/\s+/g, ' '))
  }

  /** Leaves the screen by Close, or by Back on a phone. */
  async close(): Promise<void> {
    await this.waitOutDuplicatePress()
    await this.press(this.hasTouch ? 'Back' : 'Close')
  }
}

/** Runs in the page before its scripts. Frames of other sites have no storage. */
function disableEffects(settings: string): void {
  try {
    if (localStorage.getItem(settings) === null) localStorage.setItem(settings, '{"effects":false}')
  } catch {
    // Such frames show all effects.
  }
}

/** Runs in the page: stores a guest's session, once per browser. */
function storeSession({
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
    // Frames of other sites have no storage.
  }
}

/** Runs in the page: limits it to 25 frames per second, because software GL slows the other tests down. */
function limitFrameRate(): void {
  // A clock that is moved by the test draws frames itself.
  if (!/native code/.test(String(window.requestAnimationFrame))) return
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 40)
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
}

export const test = base.extend<{ player: Player; hasClock: boolean; hasEffects: boolean }>({
  // Installs a clock that the test can pause and move. Frames follow that clock, which would be too many for
  // software GL.
  hasClock: [false, { option: true }],
  // The tube's effects have separate tests; drawn in software they would take most of the time.
  hasEffects: [false, { option: true }],
  // With reduced motion an unchanged screen draws no frames, which saves software GL.
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ hasClock, page }, use) => {
    if (hasClock) await page.clock.install()
    await use(page)
  },
  player: async ({ baseURL, hasClock, hasEffects, page }, use) => {
    if (!hasEffects) await page.addInitScript(disableEffects, STORED.settings)
    await page.addInitScript(limitFrameRate)
    const failures: Error[] = []
    page.on('pageerror', (failure) => failures.push(failure))
    await use(new Player(page, page, { origin: baseURL ?? '', hasClock }))
    expect(failures).toEqual([])
  },
})
export { expect } from '@playwright/test'

/** The views of the opening, which pass by themselves. */
export const OPENING = /^(boot|unbranded|asciiTitle)$/
