import { type Page } from '@playwright/test'
import { expect } from './player.ts'

const HOUR_MS = 3_600_000
/** The twin ignores a second press of the same button within this time. */
const ANOTHER_PRESS_MS = 500

/**
 * Stops the page's clock before a page is opened. Its timers, polls and time limits run only when the test moves the
 * clock, regardless of the machine's speed. Frames are still drawn, so that answers of the network, a wallet or a host
 * are shown.
 */
export async function stopClock(page: Page, now = Date.now()): Promise<void> {
  await page.addInitScript(useOwnFrames)
  // A clock can only be paused at a later time. If it is already installed, this sets its date.
  await page.clock.install({ time: now - HOUR_MS })
  await page.clock.pauseAt(now)
}

/** Moves the page's clock until another press of the same button counts. */
export async function betweenPresses(page: Page): Promise<void> {
  await page.clock.fastForward(ANOTHER_PRESS_MS)
  // The page reads its clock once per frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

/**
 * Moves the page's clock in steps of `stepMs` until `isDone` returns true. The steps come more and more slowly, so that
 * no time limit of the page ends while a slow machine is still working.
 */
export async function passUntil(
  page: Page,
  stepMs: number,
  isDone: () => Promise<boolean> | boolean,
): Promise<void> {
  const isDoneNow = async (): Promise<boolean> => {
    if (await isDone()) return true
    await page.clock.fastForward(stepMs)
    return isDone()
  }
  await expect.poll(isDoneNow, { intervals: [50, 100, 250, 500, 1_000] }).toBe(true)
}

/** Runs in the page: provides 25 animation frames per second that do not depend on the page's clock. */
function useOwnFrames(): void {
  const waiting = new Map<number, FrameRequestCallback>()
  // The test's clock replaces all other timers of the page.
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
    // The test's clock may install its own frames before or after this.
    const ignore = (): void => undefined
    Object.defineProperty(window, name, { get: () => value, set: ignore })
  }
}
