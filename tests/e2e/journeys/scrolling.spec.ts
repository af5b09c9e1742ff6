import { type Page } from '@playwright/test'
import { FLAT_LOOK } from '../support/flat-look.ts'
import { expect, type Player, test } from '../support/player.ts'

test.use({ hasEffects: true })

/** How far the story has come: the place of its last line, px above where it began. */
async function openStory(player: Player) {
  await player.open(`/?view=about&look=${FLAT_LOOK}`)
  const first = player.twin.getByRole('heading', { level: 2 }).first()
  const last = player.twin.getByText('Go on. It is ringing.')
  const isSeen = async (line: typeof first) => ((await line.boundingBox())?.height ?? 0) > 1
  await expect.poll(() => isSeen(first)).toBe(true)
  return { atTop: () => isSeen(first), atEnd: () => isSeen(last) }
}

/** The drawn bar: at the right, from below the head to the foot of the glass. */
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

test('the drawn bar is dragged by its thumb, and a press beside the thumb brings it there', async ({
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

  test('what a finger sets going goes on when it has left', async ({ page, player }) => {
    await openStory(player)
    const flick = (toY: number, restMs: number) =>
      page.evaluate(
        ([to, rest]) => {
          const main = document.querySelector('#twin')
          const finger = (type: string, clientY: number): void => {
            const init = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
            main?.dispatchEvent(new PointerEvent(type, { ...init, clientX: 300, clientY }))
          }
          // The finger's own time, whatever the page is busy with.
          const wait = (ms: number): void => {
            const until = performance.now() + ms
            while (performance.now() < until);
          }
          finger('pointerdown', 600)
          for (let step = 1; step <= 5; step += 1) {
            wait(10)
            finger('pointermove', 600 + ((to - 600) * step) / 5)
          }
          wait(rest)
          finger('pointerup', to)
        },
        [toY, restMs] as const,
      )
    /** Grows as the text moves up. */
    const place = () =>
      page.evaluate(() => {
        const lines = [...document.querySelectorAll('#twin p')]
        const heights = lines.map((line) => line.getBoundingClientRect().height)
        const first = heights.findIndex((height) => height > 1)
        return first * 10_000 - (heights[first] ?? 0)
      })
    const top = await place()
    await flick(450, 400)
    await expect.poll(place).toBeGreaterThan(top)
    const rested = await place()
    await page.keyboard.press('Home')
    await expect.poll(place).toBe(top)
    await flick(450, 0)
    await expect.poll(place).toBeGreaterThan(rested + 50)
  })
})
