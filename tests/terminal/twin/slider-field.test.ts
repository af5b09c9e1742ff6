import { type Page } from 'playwright'
import { expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openSession, openTwinPage } from '../../support/terminal/open-twin-page.ts'

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs, true)
  await page.evaluate(() => {
    const { recorded, spawn, step, world } = window.terminal
    const slider = spawn.spawnSlider(world, {
      ...{ name: 'Units', column: 10, row: 3, columns: 41, least: 0, most: 40, value: 10 },
      valueText: (value) => `${value} of 40`,
      change(value) {
        recorded.push(String(value))
        spawn.moveSlider(world, slider, value)
      },
    })
    step(1000)
    recorded.length = 0
  })
})

const recorded = (): Promise<string[]> => page.evaluate(() => window.terminal.recorded)
const step = (): Promise<void> => page.evaluate(() => window.terminal.step(16))
const slider = () => page.getByRole('slider', { name: 'Units' })
/** The column of the knob on the track. */
const knob = (): Promise<number> =>
  page.evaluate(() => {
    const { TextRun } = window.terminal.world.components
    return Math.max(...Array.from(TextRun.text, (text) => text?.indexOf('█') ?? -1))
  })

test('has a range, a value with its text, and the knob at its position', async () => {
  for (const [name, value] of Object.entries({ min: '0', max: '40', now: '10' })) {
    expect(await slider().getAttribute(`aria-value${name}`)).toBe(value)
  }
  expect(await slider().getAttribute('aria-valuetext')).toBe('10 of 40')
  expect(await knob()).toBe(10)
})

test('moves by arrows, PgUp, PgDn, Home and End, which do not reach the screen', async () => {
  await slider().focus()
  const moved: number[] = []
  for (const key of ['ArrowRight', 'ArrowDown', 'PageUp', 'PageDown', 'End', 'Home']) {
    await page.keyboard.press(key)
    await step()
    moved.push(Number(await slider().getAttribute('aria-valuenow')))
  }
  expect(moved).toEqual([11, 10, 14, 10, 40, 0])
  expect(await recorded()).toEqual(moved.map(String))
  expect(await knob()).toBe(0)
  await page.keyboard.press('l')
  expect((await recorded()).at(-1)).toBe('key l')
})

test('moves by mouse and by finger, without selecting or going back', async () => {
  const box = (await slider().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (value: number) => box.x + ((value + 0.5) / 41) * box.width
  const y = box.y + box.height / 2
  await page.mouse.move(at(10), y)
  await page.mouse.down()
  await page.mouse.move(at(20), y)
  await page.mouse.move(at(30), y)
  await page.mouse.up()
  await step()
  expect(await knob()).toBe(30)
  expect(await page.evaluate(() => window.terminal.world.selection)).toBeNull()

  await page.touchscreen.tap(at(5), y)
  await step()
  expect(await knob()).toBe(5)
  const session = await openSession(page)
  for (const [type, x] of [
    ['touchStart', at(5)],
    ['touchMove', at(20)],
    ['touchMove', at(39)],
    ['touchEnd', 0],
  ] as const) {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  }
  await step()
  expect(await knob()).toBe(39)
  expect((await recorded()).filter((it) => !/^\d+$/.test(it))).toEqual([])
})

test('clamps the value to the range', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    const entity = world.components.Slider.value.findLastIndex((value) => value !== undefined)
    spawn.moveSlider(world, entity, 1e6)
    step(16)
  })
  expect(await slider().getAttribute('aria-valuenow')).toBe('40')
  expect(await slider().inputValue()).toBe('40')
})
