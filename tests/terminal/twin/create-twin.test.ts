import { type Page } from 'playwright'
import { describe, expect } from 'vitest'
import { domTest as test } from '../../support/page-test.ts'
import { openTwinPage } from '../../support/terminal/open-twin-page.ts'

let page: Page
test.beforeEach(async ({ tabs }) => {
  page = await openTwinPage(tabs, true)
})

const step = (ms = 16): Promise<void> => page.evaluate((given) => window.terminal.step(given), ms)
const main = () => page.locator('main#twin')

test('has every role with its name in reading order', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    const at = (row: number, column = 0) => ({ row, column })
    const box = (row: number, rows = 1) => ({ ...at(row), columns: 20, rows })
    spawn.spawnText(world, { ...at(20), text: 'the end' })
    spawn.spawnHeading(world, { ...at(0), text: '█▀█', name: 'DOPE', level: 2 })
    spawn.spawnText(world, { ...at(1, 9), text: '$12K', spoken: { role: 'field', field: 'cash' } })
    spawn.spawnText(world, { ...at(1, 0), text: 'CASH', foreground: 8 })
    spawn.spawnStatus(world, { ...at(2), text: 'CONNECTING..' })
    spawn.spawnButton(world, { ...at(3), label: 'ABOUT DCW', press: () => {} })
    spawn.spawnButton(world, { ...at(3, 70), label: 'X', name: 'Close', press: () => {} })
    spawn.spawnText(world, {
      ...at(4),
      text: 'source',
      spoken: { role: 'link', href: 'https://example.com/' },
    })
    spawn.spawnText(world, { ...at(5), text: '(o_o)', spoken: { role: 'img', name: 'vinnie' } })
    spawn.spawnProgressBar(world, { ...at(6), columns: 10, name: 'Starting', value: 0.42 })
    const chips = spawn.spawnGroup(world, { ...box(7), name: 'Quick replies' })
    spawn.spawnButton(world, { ...at(7), label: 'PAY', parent: chips, press: () => {} })
    const log = spawn.spawnGroup(world, { ...box(8, 3), role: 'log', name: 'Conversation' })
    spawn.spawnText(world, {
      ...at(8),
      text: 'Hello,   \nkid.',
      spoken: {
        role: 'article',
        speaker: 'assistant',
        parent: log,
        position: { index: 7, size: 90 },
      },
    })
    const list = spawn.spawnGroup(world, { ...box(12), role: 'list', name: 'News' })
    spawn.spawnText(world, { ...at(12), text: 'item', spoken: { role: 'listitem', parent: list } })
    spawn.spawnTable(world, {
      ...at(14),
      name: 'Leaderboard',
      columns: [
        { title: 'RANK', columns: 4, align: 'end' },
        { title: 'NAME', columns: 8 },
      ],
      rows: [['1', 'a very long name']],
    })
    spawn.spawnInputLine(world, { ...at(18), columns: 40, name: 'Message', submit: () => {} })
    spawn.spawnText(world, { ...at(19), text: '────', spoken: null })
    step(0)
  })
  expect(await main().ariaSnapshot()).toMatchInlineSnapshot(`
    "- main "Chat":
      - heading "DOPE" [level=2]
      - paragraph: CASH
      - paragraph: $12K
      - status: CONNECTING..
      - button "ABOUT DCW"
      - button "Close": X
      - link "source":
        - /url: https://example.com/
      - img "vinnie"
      - progressbar "Starting"
      - group "Quick replies":
        - button "PAY"
      - log "Conversation":
        - article: Hello, kid.
      - list "News":
        - listitem: item
      - table "Leaderboard":
        - row "RANK NAME":
          - columnheader "RANK"
          - columnheader "NAME"
        - row "1 a very …":
          - cell "1"
          - cell "a very …"
      - textbox "Message"
      - paragraph: the end"
  `)
  expect(await main().getAttribute('data-view')).toBe('chat')
  expect(await page.locator('[data-field=cash]').textContent()).toBe('$12K')
  expect(await page.getByRole('article').getAttribute('data-role')).toBe('assistant')
  expect(await page.getByRole('article').getAttribute('aria-posinset')).toBe('7')
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
})

test('places boxes where the glass shows them, with targets of at least 44 px', async () => {
  await page.evaluate(() => {
    const { spawn, step, world } = window.terminal
    spawn.spawnText(world, { text: 'word', column: 10, row: 3 })
    spawn.spawnButton(world, { label: 'X', name: 'Close', column: 79, row: 0, press: () => {} })
    spawn.spawnSlider(world, {
      ...{ name: 'Units', column: 10, row: 9, columns: 20, least: 0, most: 9, value: 3 },
      ...{ valueText: String, change: () => {} },
    })
    step(0)
  })
  const word = await page.getByText('word').boundingBox()
  expect(word?.x).toBeCloseTo(120, 1)
  expect(word?.y).toBeCloseTo(3 * 28.8, 1)
  expect(word?.width).toBeCloseTo(48, 1)
  expect(word?.height).toBeCloseTo(28.8, 1)
  const close = await page.getByRole('button').boundingBox()
  expect(close).toEqual({ x: 916, y: 0, width: 44, height: 44 })
  const slider = await page.getByRole('slider').boundingBox()
  expect(slider?.height).toBe(44)
})

describe('focus', () => {
  test('keeps the focus through updates, moves it in reading order, and lets it leave at both ends', async () => {
    await page.evaluate(() => {
      const { spawn, step, world } = window.terminal
      spawn.spawnButton(world, { label: 'B', column: 0, row: 9, press: () => {} })
      spawn.spawnButton(world, { label: 'A', column: 0, row: 3, press: () => {} })
      spawn.spawnText(world, { text: 'count 0', column: 0, row: 5 })
      step(0)
    })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('A')
    await page.evaluate(() => {
      const { spawn, step, world } = window.terminal
      const isFocusedDrawn = world.focused !== null
      spawn.spawnButton(world, { label: 'FIRST', column: 0, row: 0, press: () => {} })
      spawn.spawnText(world, { text: `new ${isFocusedDrawn}`, column: 0, row: 1 })
      step(16)
    })
    expect(await focused()).toBe('A')
    expect(await page.getByText('new true').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('B')
    const isOutside = () => page.evaluate(() => document.activeElement === document.body)
    await page.keyboard.press('Tab')
    expect(await isOutside()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('FIRST')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).not.toBe('FIRST')
  })

  test("follows the game's focus and drops it with the screen", async () => {
    await page.evaluate(() => {
      const { spawn, step, world } = window.terminal
      const button = spawn.spawnButton(world, { label: 'OLD', column: 0, row: 0, press: () => {} })
      spawn.focus(world, button)
      step(0)
    })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('OLD')
    await page.evaluate(() => {
      const { spawn, step, world } = window.terminal
      spawn.despawnScreen(world)
      spawn.spawnButton(world, { label: 'NEW', column: 0, row: 0, press: () => {} })
      step(16)
    })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.evaluate(() => window.terminal.world.focused)).toBeNull()
  })

  test('scrolls a focused control into its window', async () => {
    await page.evaluate(() => {
      const { spawn, step, world } = window.terminal
      const { layer } = spawn.spawnScroll(world, {
        window: { column: 0, row: 5, columns: 20, rows: 4 },
        contentRows: 40,
      })
      spawn.spawnButton(world, { label: 'TOP', column: 0, row: 0, layer, press: () => {} })
      spawn.spawnButton(world, { label: 'DEEP', column: 0, row: 30, layer, press: () => {} })
      step(0)
    })
    expect((await page.getByRole('button', { name: 'DEEP' }).boundingBox())?.height ?? 0).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await step(2000)
    expect((await page.getByRole('button', { name: 'DEEP' }).boundingBox())?.y).toBeCloseTo(
      8 * 28.8 - 7.6,
      0,
    )
  })
})

test('announces statuses together, at most every 500 ms, and ignores changing dots', async () => {
  const said = await page.evaluate(() => {
    const { spawn, step, twin, world } = window.terminal
    const region = document.querySelector('[aria-live=polite]')
    const texts: (string | null | undefined)[] = []
    const beat = (ms: number) => {
      step(ms)
      texts.push(region?.textContent)
    }
    const status = spawn.spawnStatus(world, { text: 'CONNECTING.', column: 0, row: 0 })
    beat(0)
    spawn.rewriteText(world, status, 'CONNECTING..')
    beat(300)
    twin.announce('vinnie: hello')
    twin.announce('vinnie: sit down')
    beat(100)
    beat(100)
    beat(1000)
    return texts
  })
  expect(said).toEqual([
    'CONNECTING',
    'CONNECTING',
    'CONNECTING',
    'vinnie: hello\nvinnie: sit down',
    '',
  ])
})

test('announces a status that changes while it waits only as it is now', async () => {
  const said = await page.evaluate(() => {
    const { spawn, step, twin, world } = window.terminal
    const status = spawn.spawnStatus(world, { text: '', column: 0, row: 0 })
    twin.announce('first')
    step(0)
    for (const quote of ['You pay $5', 'You pay $56', 'You pay $560']) {
      spawn.rewriteText(world, status, quote)
      step(100)
    }
    step(500)
    return document.querySelector('[aria-live=polite]')?.textContent
  })
  expect(said).toBe('You pay $560')
})

test('changes no element while the world does not change', async () => {
  const changes = await page.evaluate(async () => {
    const { spawn, step, world } = window.terminal
    spawn.spawnText(world, { text: 'still', column: 0, row: 0 })
    spawn.spawnButton(world, { label: 'GO', column: 0, row: 2, press: () => {} })
    step(600)
    const observer = new MutationObserver(() => {})
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    for (let beat = 0; beat < 50; beat += 1) step(100)
    world.revision += 1
    step(0)
    return observer.takeRecords().length
  })
  expect(changes).toBe(0)
})

test('leaves nothing behind after its release', async () => {
  const left = await page.evaluate(() => {
    const { spawn, step, twin, world } = window.terminal
    spawn.spawnText(world, { text: 'gone', column: 0, row: 0 })
    step(0)
    twin.release()
    return [
      document.getElementById('twin')?.childElementCount,
      document.querySelector('[aria-live]'),
    ]
  })
  expect(left).toEqual([0, null])
})
