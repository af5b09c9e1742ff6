import { type CDPSession, type Page } from 'playwright'
import { expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openInputLine, readInputLine, typeAtRandom } from '../../support/terminal/input-line.ts'
import { openSession, openTwinPage } from '../../support/terminal/open-twin-page.ts'

let page: Page
let session: CDPSession
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs)
  session = await openSession(page)
  await openInputLine(page)
})

const field = () => page.getByRole('textbox', { name: 'Message' })
const recorded = (): Promise<string[]> => page.evaluate(() => window.terminal.recorded)
const line = () => readInputLine(page)

test('copies typed text to the world at once', async () => {
  await page.keyboard.type('hey')
  expect(await line()).toEqual({ value: 'hey', selection: [3, 3], composing: [0, 0] })
  expect(await field().inputValue()).toBe('hey')
  expect(await recorded()).toEqual(['change h', 'change he', 'change hey'])
})

test('leaves caret, selection, deletion, undo and paste to the browser', async () => {
  await page.keyboard.type('one two')
  await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('Shift+End')
  // The browser reports a selection asynchronously.
  await expect.poll(async () => (await line()).selection).toEqual([4, 7])
  await page.keyboard.press('Backspace')
  expect((await line()).value).toBe('one ')
  await page.keyboard.press('Control+z')
  expect((await line()).value).toBe('one two')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  expect((await line()).value).toBe('one twoone two')
})

test('submits on Enter, after which the game clears the line, and breaks the line on Shift+Enter', async () => {
  await page.keyboard.type('a')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('c')
  expect(await field().inputValue()).toBe('c')
  expect((await recorded()).filter((it) => it.startsWith('submit'))).toEqual(['submit a\nb'])
  expect((await line()).value).toBe('c')
})

test('submits on a soft keyboard that sends only the line break', async () => {
  await page.keyboard.type('go')
  await field().evaluate((element) => {
    element.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'insertLineBreak', cancelable: true }),
    )
  })
  expect(await recorded()).toContain('submit go')
})

test('does not submit on the Enter that ends a composition', async () => {
  await page.keyboard.type('ab')
  await field().evaluate((element) => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }))
    }
  })
  expect(await recorded()).toEqual(['change a', 'change ab'])
})

test('shows a composition while it is typed, and its final text', async () => {
  await page.keyboard.type('ab')
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  })
  expect(await line()).toEqual({ value: 'abにほ', selection: [4, 4], composing: [2, 4] })
  await session.send('Input.insertText', { text: '日本' })
  expect(await line()).toEqual({ value: 'ab日本', selection: [4, 4], composing: [0, 0] })
  expect(await field().inputValue()).toBe('ab日本')
})

test('shows a value that the game sets, and appends typed text to it', async () => {
  await page.keyboard.type('draft')
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    spawn.setInputValue(world, world.focused ?? -1, 'recalled')
    step(16)
  })
  expect(await field().inputValue()).toBe('recalled')
  await page.keyboard.type('!')
  expect((await line()).value).toBe('recalled!')
})

test("keeps text typed before the field shows the game's value, and does not restore old text", async () => {
  await page.keyboard.type('sent')
  await page.evaluate(() => {
    const { spawn, world } = window.terminal
    spawn.setInputValue(world, world.focused ?? -1, '')
  })
  await page.keyboard.type('n')
  expect(await field().inputValue()).toBe('n')
  expect((await line()).value).toBe('n')
})

test('loses and doubles nothing in random compositions, keys, edits and submits', async () => {
  const { recorded: submitted, sent } = await typeAtRandom(page, session, {
    seed: 'compositions',
    turns: 200,
  })
  expect(submitted).toEqual(sent)
})
