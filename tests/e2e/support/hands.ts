import { type Locator, type Page } from '@playwright/test'
import { expect } from './player.ts'

/** How a player reaches what is on the screen. */
export const HANDS = ['mouse', 'finger', 'keyboard'] as const
export type Hand = (typeof HANDS)[number]

/** More Tab presses than any screen has controls. */
const MOST_STOPS = 80

/** Presses, types and chooses by one kind of hand, and counts these steps. Moves of the focus are not counted. */
export class Hands {
  readonly #page: Page
  readonly #hand: Hand
  #steps = 0

  constructor(page: Page, hand: Hand) {
    this.#page = page
    this.#hand = hand
  }

  /** Returns the steps since the last call. */
  takeSteps(): number {
    const steps = this.#steps
    this.#steps = 0
    return steps
  }

  async press(control: Locator): Promise<void> {
    this.#steps += 1
    await expect(control).toBeEnabled()
    if (this.#hand === 'finger') return control.tap()
    if (this.#hand === 'mouse') return control.click()
    await this.#tabTo(control)
    await this.#page.keyboard.press('Enter')
  }

  /** Replaces a field's text. */
  async type(field: Locator, text: string): Promise<void> {
    this.#steps += 1
    if (this.#hand !== 'keyboard') return field.fill(text)
    await this.#tabTo(field)
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  /** Chooses an option by its first letters. */
  async choose(field: Locator, label: string): Promise<void> {
    this.#steps += 1
    if (this.#hand !== 'keyboard') return void (await field.selectOption({ label }))
    await this.#tabTo(field)
    await this.#page.keyboard.type(label.slice(0, 3))
  }

  async #tabTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    await expect(control).toBeFocused()
  }
}
