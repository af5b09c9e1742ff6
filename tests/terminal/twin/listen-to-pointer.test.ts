import { type Page } from 'playwright'
import { describe, expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openSession, openTwinPage } from '../../support/terminal/open-twin-page.ts'

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs, true)
})

const recorded = (): Promise<string[]> => page.evaluate(() => window.terminal.recorded)
const step = (ms = 16): Promise<void> => page.evaluate((given) => window.terminal.step(given), ms)

describe('press', () => {
  test('presses by pointer, by Enter and by Space', async () => {
    await page.evaluate(() => {
      const { recorded, spawn, step, world } = window.terminal
      const press = () => void recorded.push('pressed')
      spawn.spawnButton(world, { label: 'TALK', column: 10, row: 3, press })
      step(0)
    })
    await page.getByRole('button', { name: 'TALK' }).click()
    await step(600)
    await page.keyboard.press('Enter')
    await step(600)
    await page.keyboard.press('Space')
    expect(await recorded()).toEqual(['pressed', 'pressed', 'pressed'])
  })

  test('counts two presses of one control within 500 ms once, and presses another control', async () => {
    await page.evaluate(() => {
      const { recorded, spawn, step, world } = window.terminal
      for (const [row, label] of ['ONE', 'TWO'].entries()) {
        const press = () => void recorded.push(label)
        spawn.spawnButton(world, { label, column: 0, row: row * 4, press })
      }
      step(0)
    })
    const one = page.getByRole('button', { name: 'ONE' })
    await one.click()
    await step(499)
    await one.click()
    await page.getByRole('button', { name: 'TWO' }).click()
    await step(1)
    await one.click()
    expect(await recorded()).toEqual(['ONE', 'TWO', 'ONE'])
  })

  test('presses the nearest drawn control where enlarged targets overlap', async () => {
    await page.evaluate(() => {
      const { recorded, spawn, step, world } = window.terminal
      for (const [row, label] of ['UPPER', 'LOWER'].entries()) {
        const press = () => void recorded.push(label)
        spawn.spawnButton(world, { label, column: 0, row: 5 + row, press })
      }
      step(0)
    })
    await page.mouse.click(20, 5 * 28.8 + 25)
    await page.mouse.click(20, 6 * 28.8 + 4)
    expect(await recorded()).toEqual(['UPPER', 'LOWER'])
  })

  test('neither presses nor focuses a disabled control', async () => {
    await page.evaluate(() => {
      const { recorded, spawn, step, world } = window.terminal
      const press = () => void recorded.push('pressed')
      const button = spawn.spawnButton(world, { label: 'WAIT', column: 0, row: 3, press })
      spawn.setDisabled(world, button, true)
      step(0)
    })
    expect(await page.getByRole('button').isDisabled()).toBe(true)
    await page.mouse.click(20, 3 * 28.8 + 10)
    await page.keyboard.press('Tab')
    expect(await recorded()).not.toContain('pressed')
    expect(await page.evaluate(() => window.terminal.world.focused)).toBeNull()
  })

  test('takes a pen that moves by a few pixels for a tap', async () => {
    await page.evaluate(() => {
      const { recorded, spawn, step, world } = window.terminal
      const press = () => void recorded.push('pressed')
      spawn.spawnButton(world, { label: 'TALK', column: 0, row: 3, press })
      step(0)
    })
    const session = await openSession(page)
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
      session.send('Input.dispatchMouseEvent', {
        ...{ type, x, y, pointerType: 'pen' },
        ...{ button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 },
      })
    const y = 3 * 28.8 + 14
    await pen('mousePressed', 20, y)
    await pen('mouseMoved', 23, y + 2)
    await pen('mouseReleased', 23, y + 2)
    expect(await recorded()).toEqual(['pressed'])
  })

  test('reports a tap outside all controls', async () => {
    await page.mouse.click(400, 400)
    expect(await recorded()).toEqual(['tap'])
  })
})

test('sends keys to the screen, except those that press an element', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    spawn.spawnButton(world, { label: 'GO', column: 0, row: 0, press: () => {} })
    const input = spawn.spawnInputLine(world, {
      name: 'Message',
      column: 0,
      row: 20,
      columns: 40,
      submit: () => {},
    })
    step(0)
    spawn.focus(world, input)
    step(0)
  })
  for (const key of ['l', '1', 'Alt+2', 'PageUp', 'ArrowUp', 'Escape'])
    await page.keyboard.press(key)
  expect(await recorded()).toEqual(['key 2', 'key PageUp', 'key Escape'])
  await page.keyboard.press('Shift+Tab')
  await page.evaluate(() => void (window.terminal.recorded.length = 0))
  for (const key of ['l', 'Enter', 'Space', 'ArrowUp']) await page.keyboard.press(key)
  expect(await recorded()).toEqual(['key l', 'key ArrowUp'])
})

test('scrolls the layer under the wheel or finger, goes back on a swipe, and does not take a drag for a tap', async () => {
  const layer = await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    const area = spawn.spawnScroll(world, {
      window: { column: 0, row: 0, columns: 80, rows: 25 },
      contentRows: 100,
    })
    step(0)
    return area.layer
  })
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 180)
  await page.waitForFunction(() => window.terminal.recorded.length > 0)
  expect(await recorded()).toEqual([`scroll ${layer} 100`])
  await page.evaluate(() => void (window.terminal.recorded.length = 0))
  const session = await openSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  await touch('touchStart', 200, 400)
  await touch('touchMove', 200, 364)
  await touch('touchMove', 200, 328)
  await touch('touchEnd', 200, 328)
  const scrolled = (await recorded())
    .filter((it) => it.startsWith(`scroll ${layer}`))
    .reduce((sum, it) => sum + Number(it.split(' ')[2]), 0)
  expect(scrolled).toBe(40)
  await page.evaluate(() => {
    const { recorded, spawn, step, world } = window.terminal
    const press = () => void recorded.push('pressed')
    spawn.focus(world, spawn.spawnButton(world, { label: 'GO', column: 0, row: 0, press }))
    step(16)
  })
  await page.keyboard.press('Enter')
  expect(await recorded()).toContain('pressed')
  await touch('touchStart', 200, 400)
  await touch('touchMove', 240, 410)
  await touch('touchMove', 262, 420)
  await touch('touchEnd', 262, 420)
  expect((await recorded()).filter((it) => it === 'swipe' || it === 'tap')).toEqual(['swipe'])
})
