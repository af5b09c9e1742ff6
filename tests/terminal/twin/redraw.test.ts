import { type Page } from 'playwright'
import { expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openSession, openTwinPage } from '../../support/terminal/open-twin-page.ts'

let page: Page

/** Redraws a screen with one control of each kind, as screens do. Each drawing has a number. */
const drawForm = (quantity = '') =>
  page.evaluate((value) => {
    const { recorded, spawn, world } = window.terminal
    const drawing = recorded.filter((it) => it === 'drawn').length + 1
    recorded.push('drawn')
    spawn.despawnScreen(world)
    // Entity ids of the old screen are reused for other things.
    spawn.spawnText(world, { text: `drawing ${drawing}`, column: 0, row: 0 })
    const input = spawn.spawnInputLine(world, {
      name: 'Quantity',
      column: 0,
      row: 2,
      columns: 20,
      value,
      change: (typed) => recorded.push(`${drawing} typed ${typed}`),
      submit: (typed) => recorded.push(`${drawing} submitted ${typed}`),
    })
    spawn.spawnChoice(world, {
      name: 'Good',
      column: 0,
      row: 4,
      columns: 10,
      options: ['SMOKES', 'TAPES'].map((label) => ({ value: label, label })),
      value: 'SMOKES',
      choose: (good) => recorded.push(`${drawing} chose ${good}`),
    })
    spawn.spawnStatus(world, { text: 'You pay $5', column: 0, row: 6 })
    spawn.spawnButton(world, {
      label: 'TRADE',
      column: 0,
      row: 8,
      press: () => recorded.push(`${drawing} pressed`),
    })
    if (document.activeElement?.tagName === 'TEXTAREA') spawn.focus(world, input)
  }, quantity)

const beat = () => page.evaluate(() => window.terminal.step(16))
const recorded = () =>
  page.evaluate(() => window.terminal.recorded.filter((it) => /^\d/.test(it)).splice(0))
const quantity = () => page.getByRole('textbox', { name: 'Quantity' })

test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs)
  await drawForm()
  await beat()
  await page.evaluate(() => window.terminal.step(1_000))
})

test('keeps the element of each control with the same name when the screen is redrawn', async () => {
  const elements = await page.locator('main#twin *').elementHandles()
  await quantity().focus()
  await drawForm()
  await beat()
  const areKept = await Promise.all(
    elements.map((element) => element.evaluate((it) => [it.isConnected, it.textContent] as const)),
  )
  // All but the line with the number of the drawing.
  expect(areKept.filter(([isConnected]) => !isConnected)).toEqual([[false, 'drawing 1']])
  expect(await quantity().evaluate((it) => it === document.activeElement)).toBe(true)
})

test('takes over text that is typed between a redraw and the next beat', async () => {
  await quantity().focus()
  await page.keyboard.type('1')
  await drawForm('1')
  await page.keyboard.type('2')
  await beat()
  expect(await quantity().inputValue()).toBe('12')
  expect(await recorded()).toEqual(['1 typed 1', '2 typed 12'])
  await drawForm('12')
  await page.keyboard.press('Enter')
  expect((await recorded()).at(-1)).toBe('3 submitted 12')
})

test('keeps the position of the caret', async () => {
  await quantity().focus()
  await page.keyboard.type('12')
  await page.keyboard.press('ArrowLeft')
  await drawForm('12')
  await beat()
  await page.keyboard.type('5')
  expect(await quantity().inputValue()).toBe('152')
})

test('keeps a composition through a redraw', async () => {
  await quantity().focus()
  const session = await openSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
  await compose('に')
  await drawForm('に')
  await beat()
  await compose('日')
  await session.send('Input.insertText', { text: '日' })
  expect(await quantity().inputValue()).toBe('日')
  expect((await recorded()).at(-1)).toBe('2 typed 日')
})

test('sends a press and a choice to the new entities', async () => {
  await drawForm()
  await page.getByRole('button', { name: 'TRADE' }).click()
  expect(await recorded()).toEqual(['2 pressed'])
  await drawForm()
  await page.getByRole('combobox', { name: 'Good' }).selectOption('TAPES')
  expect(await recorded()).toEqual(['2 pressed', '3 chose TAPES'])
})

test('gives the focus to what a press has focused, even with a reused entity id', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    const draw = (chosen: number, names: readonly string[]): void => {
      spawn.despawnScreen(world)
      const tabs = names.map((name, column) =>
        spawn.spawnButton(world, {
          label: name,
          column: column * 8,
          row: 0,
          press: () => draw(column, ['FIRST', ...names]),
        }),
      )
      spawn.focus(world, tabs.at(chosen - names.length) ?? null)
    }
    draw(0, ['LOANS', 'JOBS', 'STASH'])
    step(1_000)
  })
  await page.getByRole('button', { name: 'STASH' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('JOBS')
  await beat()
  expect(await focused()).toBe('JOBS')
})

test('presses nothing when the control no longer exists', async () => {
  await page.evaluate(() => {
    const { recorded, spawn, world } = window.terminal
    const button = document.querySelector('main#twin button')
    spawn.despawnScreen(world)
    for (let row = 0; row < 8; row += 1) {
      spawn.spawnButton(world, {
        label: 'SELL ALL',
        column: 0,
        row,
        press: () => recorded.push('1 sold'),
      })
    }
    if (button instanceof HTMLElement) button.click()
  })
  expect(await recorded()).toEqual([])
})

test('does not announce a status again after a redraw', async () => {
  const said = (): Promise<string> =>
    page.evaluate(() => {
      window.terminal.step(16)
      const text = document.querySelector('.twin-announcer')?.textContent ?? ''
      window.terminal.step(1_000)
      return text
    })
  expect(await said()).toBe('')
  await drawForm()
  expect(await said()).toBe('')
  await page.evaluate(() =>
    window.terminal.spawn.spawnStatus(window.terminal.world, { text: 'Sold', column: 0, row: 20 }),
  )
  expect(await said()).toBe('Sold')
})
