import { type Page } from '@playwright/test'
import { expectClean } from '../support/expect-clean.ts'
import { expect, test } from '../support/player.ts'
import { readPng } from '../support/read-png.ts'

// Software GL draws a small tube twice as fast.
test.use({ hasEffects: true, viewport: { width: 960, height: 640 } })

const FATAL =
  'DopeOS Error: Failed to load required resources. Check your font, bitmap, and network setup.'
const FIRST_GLYPHS = '**/build/glyphs-*/00.bin'

/** Records the events of this name from the start of the page. */
async function recordEvents(page: Page, name: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript((event) => {
    const recorded: unknown[] = []
    Object.assign(window, { [`recorded ${event}`]: recorded })
    window.addEventListener(event, (received) => {
      if (received instanceof CustomEvent) recorded.push(received.detail)
    })
  }, name)
  return () => page.evaluate((event) => Reflect.get(window, `recorded ${event}`), name)
}

const loseContext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const loss = document
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context')
    Object.assign(window, { loss })
    loss?.loseContext()
  })

const restoreContext = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.get(window, 'loss').restoreContext())

/** Returns whether the glass shows anything. */
const isLit = async (page: Page): Promise<boolean> => {
  const { bytes, channels } = readPng(await page.locator('canvas').screenshot())
  return bytes.some((value, at) => at % channels === 1 && value > 128)
}

test('shows Loading… until the font has loaded', async ({ page, player }) => {
  let letIn: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(FIRST_GLYPHS, async (route) => {
    await held
    await route.continue()
  })
  await player.open('/?view=about')
  await expect(page.getByRole('status')).toHaveText('Loading…')
  await expect(page.getByText('Loading…')).toBeVisible()
  letIn()
  await player.expectView('about')
  await expect(page.locator('#loading')).toBeHidden()
})

test('shows the fatal error when the font cannot be loaded', async ({ page }) => {
  await page.route(FIRST_GLYPHS, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toHaveText(FATAL)
  await expect(page.locator('#loading')).toBeHidden()
  await expectClean(page, 'fatal')
})

test('names a screen that fails to draw, which can be left', async ({ page, player }) => {
  await page.addInitScript(() => {
    window.addEventListener('dcw-view', (event) => {
      if (!(event instanceof CustomEvent) || event.detail.view !== 'about') return
      const { padEnd } = String.prototype
      String.prototype.padEnd = () => {
        String.prototype.padEnd = padEnd
        throw new RangeError('no ink left')
      }
    })
  })
  await player.open('/?view=about')
  await expect(player.twin.getByRole('heading')).toHaveText('Rendering Error')
  await expect(player.twin).toContainText('about')
  await page.keyboard.press('Escape')
  await player.expectView('waitlist')
  await expect(player.button(/LOGIN/)).toBeAttached()
})

test('restores a lost context with the typed text and the scroll position', async ({
  page,
  player,
}) => {
  const ready = await recordEvents(page, 'dcw-crt-ready')
  await player.goToChat()
  await player.input.fill('three grand by')
  await loseContext(page)
  await page.keyboard.type(' friday')
  await restoreContext(page)
  await page.keyboard.type('?')
  await expect(player.input).toHaveValue('three grand by friday?')
  await expect.poll(() => isLit(page)).toBe(true)
  expect(await ready()).toHaveLength(1)

  await player.close()
  await player.press('ABOUT DCW')
  await player.expectView('about')
  const last = player.twin.getByText('Go on. It is ringing.')
  const height = async () => (await last.boundingBox())?.height ?? 0
  await page.keyboard.press('End')
  await expect.poll(height).toBeGreaterThan(1)
  await loseContext(page)
  await restoreContext(page)
  await expect.poll(() => isLit(page)).toBe(true)
  expect(await height()).toBeGreaterThan(1)
})

test('reloads once when the context remains lost, then shows the twin', async ({
  page,
  player,
}) => {
  const fallbacks = await recordEvents(page, 'dcw-crt-fallback')
  await player.openWithoutTime('/?view=about')
  await player.expectView('about')
  await Promise.all([
    page.waitForEvent('load'),
    (async () => {
      await loseContext(page)
      await player.pass(0)
      await player.pass(5_100)
    })(),
  ])
  await player.pass(100)
  await player.expectView('about')
  await loseContext(page)
  await player.pass(0)
  await player.pass(5_100)
  await expect(player.twin).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(page.locator('canvas')).toBeHidden()
  expect(await fallbacks()).toEqual([{ reason: 'The graphics context was lost.' }])
})
