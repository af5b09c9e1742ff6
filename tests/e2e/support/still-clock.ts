import { type Page } from '@playwright/test'
import { expect } from './player.ts'

const HOUR_MS = 3_600_000
/** The twin takes a second press of one button for the first one until so much time has passed. */
const ANOTHER_PRESS_MS = 500

/**
 * Stops the page's clock before a page is opened. Its timers, polls and time limits run only when a test moves the
 * clock, however slow the machine is. Frames are still drawn, so that what the network, a wallet or a host answers is
 * shown.
 */
export async function stopClock(page: Page, now = Date.now()): Promise<void> {
  await page.addInitScript(drawByItself)
  // A clock can only be paused at a later time. Where it is installed already, this sets its date.
  await page.clock.install({ time: now - HOUR_MS })
  await page.clock.pauseAt(now)
}

/** Lets so much of the page's time pass that the next press of the same button is another press. */
export async function betweenPresses(page: Page): Promise<void> {
  await page.clock.fastForward(ANOTHER_PRESS_MS)
  // The page knows the time of its last frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/**
 * Lets the page's time pass in steps of `stepMs` until `isThere` holds: for what the page itself waits for. The steps
 * come more and more slowly, so that no time limit of the page ends while a slow machine is still at work.
 */
export async function passUntil(
  page: Page,
  stepMs: number,
  isThere: () => Promise<boolean> | boolean,
): Promise<void> {
  const isThereByNow = async (): Promise<boolean> => {
    if (await isThere()) return true
    await page.clock.fastForward(stepMs)
    return isThere()
  }
  await expect.poll(isThereByNow, { intervals: [50, 100, 250, 500, 1_000] }).toBe(true)
}

/** Runs in the page: gives it animation frames that do not depend on its clock, 25 a second. */
function drawByItself(): void {
  const waiting = new Map<number, FrameRequestCallback>()
  // The clock replaces every other timer of the page.
  const tasks: { postTask(run: () => void, options: { delay: number }): Promise<void> } =
    Reflect.get(window, 'scheduler')
  let last = 0
  const request = (draw: FrameRequestCallback): number => {
    last += 1
    const frame = last
    waiting.set(frame, draw)
    const run = (): void => {
      const due = waiting.get(frame)
      waiting.delete(frame)
      due?.(performance.now())
    }
    void tasks.postTask(run, { delay: 40 })
    return frame
  }
  const cancel = (frame: number): void => void waiting.delete(frame)
  const frames = { requestAnimationFrame: request, cancelAnimationFrame: cancel }
  for (const [name, value] of Object.entries(frames)) {
    // The clock sets its own, before or after this.
    const ignore = (): void => undefined
    Object.defineProperty(window, name, { get: () => value, set: ignore })
  }
}
