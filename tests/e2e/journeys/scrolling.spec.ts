import { type Page } from '@playwright/test'
import { expect, type Player, test } from '../support/player.ts'

/** Opens the story. Returns checks of whether its start and its end are visible. */
async function openStory(player: Player) {
  await player.open('/?view=about')
  const first = player.twin.getByRole('heading', { level: 2 }).first()
  const last = player.twin.getByText('Go on. It is ringing.')
  await expect.poll(() => player.isSeen(first)).toBe(true)
  return { atTop: () => player.isSeen(first), atEnd: () => player.isSeen(last) }
}

/** The box of the drawn scroll bar. */
async function barOf(page: Page) {
  const box = await page.locator('#twin').boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  const isPhone = width < 640
  return {
    x: x + width * (isPhone ? 43.5 / 45 : 78.5 / 80),
    top: y + height * (isPhone ? 4.5 / 40 : 4.5 / 25),
    end: y + height * 0.96,
  }
}

test('scrolls by dragging the thumb of the drawn bar and by pressing next to it', async ({
  page,
  player,
}) => {
  const { atEnd, atTop } = await openStory(player)
  const bar = await barOf(page)
  await page.mouse.move(bar.x, bar.top)
  await page.mouse.down()
  await page.mouse.move(bar.x, (bar.top + bar.end) / 2, { steps: 4 })
  await expect.poll(atTop).toBe(false)
  expect(await atEnd()).toBe(false)
  await page.mouse.move(bar.x, bar.end + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(atEnd).toBe(true)
  await player.expectView('about')
  await page.mouse.click(bar.x, bar.top)
  await expect.poll(atTop).toBe(true)
  await player.expectView('about')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('continues to scroll after a flick', async ({ page, player }) => {
    await openStory(player)
    await player.stopTime()
    /** Moves a finger up by 150 px in 50 ms, waits, and lifts it. */
    const flick = async (restMs: number): Promise<void> => {
      await page.evaluate((rest) => {
        const main = document.querySelector('#twin')
        const finger = (type: string, clientY: number, at: number): void => {
          const init = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
          const event = new PointerEvent(type, { ...init, clientX: 300, clientY })
          Object.defineProperty(event, 'timeStamp', { value: at })
          main?.dispatchEvent(event)
        }
        finger('pointerdown', 600, 0)
        for (let step = 1; step <= 5; step += 1) finger('pointermove', 600 - 30 * step, 10 * step)
        finger('pointerup', 450, 50 + rest)
      }, restMs)
      // Long enough for the scrolling to stop.
      await page.clock.runFor(3_000)
    }
    /** Returns how far the text has moved up. */
    const place = async () =>
      -((await player.twin.getByRole('paragraph').first().boundingBox())?.y ?? 0)
    const top = await place()
    await flick(400)
    const rested = await place()
    expect(rested).toBeGreaterThan(top)
    await page.keyboard.press('Home')
    await page.clock.runFor(3_000)
    expect(await place()).toBe(top)
    await flick(0)
    expect(await place()).toBeGreaterThan(rested + 50)
  })
})
