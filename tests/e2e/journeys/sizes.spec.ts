import { type Locator, type Page } from '@playwright/test'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { STORED } from '#src/protocol/stored-values.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type View } from '#src/protocol/views.ts'
import { ACCOUNT_TABS, type AccountTab } from '#src/stores/account-store.ts'
import { MARKET_TABS, type MarketTab } from '#src/stores/market-store.ts'
import { expect, type Player, test } from '../support/player.ts'
import { cutTexts, reachProblems } from '../support/reach-problems.ts'
import { createStoppedGuest } from '../support/stopped-guest.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const PHONES: readonly Size[] = [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 667, height: 375 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]
const WINDOWS: readonly Size[] = [
  { width: 640, height: 400 },
  { width: 800, height: 600 },
  { width: 2560, height: 1080 },
]
/** What is there when a tab's page is complete. */
const MARKET_CONTENT: Readonly<Record<MarketTab, string>> = {
  trade: 'button:text-is("MAX")',
  travel: 'button:text-is("BROOKLYN")',
  loans: '[role=tab][aria-selected=true]:text-is("LOANS")',
  jobs: 'button:text-is("WORK")',
  favours: 'select[aria-label=Shark]',
  stash: '[role=list]',
  fronts: '[role=listitem]',
}
/** Other screens, and what is there when they are complete. */
const SCREEN_CONTENT: readonly (readonly [view: View, content: string])[] = [
  ['leaderboard', '[role=tab]:text-is("MONTH")'],
  ['menu', 'button:text-is("PLAY GAME")'],
  ['menu_test', '[role=img][aria-label*="JERSEY"]'],
  ['game_console', 'button:text-is("Big Boss")'],
  ['verify', 'textarea'],
  ['sdk_test', 'button:text-is("COPY REPORT")'],
  ['help', 'textarea'],
  ['about', 'h2'],
]
const ACCOUNT_CONTENT: Readonly<Record<AccountTab, string>> = {
  identities: '[role=listitem]',
  keys: '[role=listitem]',
  settings: 'button',
  memory: '[role=tab][aria-selected=true]:text-is("MEMORY")',
}

for (const { device, sizes, hasTouch } of [
  { device: 'finger', sizes: PHONES, hasTouch: true },
  { device: 'mouse', sizes: WINDOWS, hasTouch: false },
] as const) {
  test.describe(`by ${device}`, () => {
    test.use({ viewport: sizes[0] ?? null, hasTouch, isMobile: hasTouch })

    test('reaches every control before the sign-in at every size', async ({ page, player }) => {
      const reach = { page, player, sizes, hasTouch }
      await player.open('/?view=waitlist')
      await player.expectView('waitlist')
      await expectReach(reach, 'login')
      await player.open('/')
      await player.passUntil('asciiTitle')
      await expectReach(reach, 'title')
    })

    test('reaches every control of the game at every size', async ({ page, player }) => {
      await expectReachOfGame({ page, player, sizes, hasTouch })
    })

    test('reaches every control of an encounter at every size', async ({
      baseURL,
      page,
      player,
    }) => {
      await player.arriveAs(await createStoppedGuest(baseURL ?? ''), '/?view=market')
      await player.expectView('encounter')
      await expectReach({ page, player, sizes, hasTouch }, 'encounter')
    })
  })
}

test.describe('on a phone with letters of 150 %', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('reaches every control of every screen, and cuts nothing off at the sides', async ({
    page,
    player,
  }) => {
    const sizes = [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]
    const reach = { page, player, sizes, hasTouch: true }
    await enlargeLetters(page)
    await player.open('/?view=waitlist')
    await player.expectView('waitlist')
    await expectReach(reach, 'login')
    await expectReachOfGame(reach)
    await player.open('/?view=sdk_test')
    await expect(player.twin).toContainText('narrow, 30 by 54 cells')
  })
})

test.describe('with letters of 150 %', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('reaches every control, and cuts nothing off at the sides', async ({ page, player }) => {
    const sizes = [
      { width: 1280, height: 800 },
      { width: 640, height: 400 },
      { width: 390, height: 844 },
    ]
    const reach = { page, player, sizes, hasTouch: false }
    await enlargeLetters(page)
    await expectReachOfTalk(reach)
    await player.open('/?view=market')
    await expect(player.twin.locator(MARKET_CONTENT.trade).first()).toBeAttached()
    await expectReach(reach, 'market')
    const ask = player.twin.getByRole('columnheader', { name: 'ASK' })
    await ask.scrollIntoViewIfNeeded()
    await expect(ask).toBeInViewport({ ratio: 0.99 })
    // The tabs are below the page, which is higher than the window.
    await page.setViewportSize({ width: 1280, height: 800 })
    await player.twin.getByRole('tab', { name: MARKET_TEXTS.tabs.loans }).click()
    await expect(player.twin.getByRole('heading', { name: 'MARKET' })).toBeInViewport()
  })
})

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('fills the window, with tabs, Back and sharks in its lower half', async ({ player }) => {
    const expectLow = async (control: Locator): Promise<void> => {
      const { y } = (await control.boundingBox()) ?? { y: 0 }
      expect(y, String(control)).toBeGreaterThan(844 / 2)
    }
    await player.arrive('/?view=market')
    const tabs = player.twin.getByRole('tab')
    await expectLow(tabs.first())
    await expectLow(tabs.last())
    await expectLow(player.button('Back'))
    expect(await player.twin.boundingBox()).toMatchObject({ y: 0, height: 844 })
    await player.open('/?view=chat')
    await expect(player.chips.first()).toBeAttached()
    for (const name of ['vinnie', 'Big Boss', 'Back', 'MARKET']) {
      await expectLow(player.button(name))
    }
    await player.open('/?view=account')
    await expectLow(tabs.first())
    await player.open('/?view=leaderboard')
    await expectLow(tabs.first())
  })

  test('raises the text field above the on-screen keyboard', async ({ page, player }) => {
    await page.addInitScript(fakeVisibleWindow)
    await player.arriveInChat()
    const bottomOf = async (): Promise<number> => {
      const { height, y } = (await player.input.boundingBox()) ?? { height: 0, y: 0 }
      return Math.round(y + height)
    }
    const closed = await bottomOf()
    expect(closed).toBeGreaterThan(508)
    await player.input.focus()
    await page.evaluate(() => Reflect.get(window, 'showWindow')(508))
    expect(await bottomOf()).toBeLessThanOrEqual(508)
    expect(await bottomOf()).toBeGreaterThan(480)
    await page.evaluate(() => Reflect.get(window, 'showWindow')(844))
    expect(await bottomOf()).toBe(closed)
  })
})

test.describe('in a very wide window', () => {
  test.use({ viewport: { width: 2560, height: 1080 } })

  test('fills the window', async ({ player }) => {
    await player.open('/?view=about')
    await player.expectView('about')
    expect(await player.twin.boundingBox()).toEqual({ x: 0, y: 0, width: 2560, height: 1080 })
  })
})

/** Runs in the page before its scripts: lets a test choose how much of the window a keyboard leaves visible. */
function fakeVisibleWindow(): void {
  const visible = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
  Object.defineProperty(window, 'visualViewport', { value: visible })
  Object.assign(window, {
    showWindow: (height: number) => {
      visible.height = height
      visible.dispatchEvent(new Event('resize'))
    },
  })
}

test.describe('in a window lower than the picture', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })

  test('moves the picture by a finger', async ({ player }) => {
    await player.arrive('/?view=market')
    await player.expectView('market')
    const bottom = async (): Promise<number> => {
      const { height = 0, y = 0 } = (await player.twin.boundingBox()) ?? {}
      return Math.round(y + height)
    }
    expect(await bottom()).toBeGreaterThan(568)
    await player.twin.evaluate((main) => {
      const finger = (type: string, clientY: number): void => {
        const init = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
        main.dispatchEvent(new PointerEvent(type, { ...init, clientX: 160, clientY }))
      }
      finger('pointerdown', 400)
      finger('pointermove', 380)
      finger('pointermove', 340)
      finger('pointerup', 340)
    })
    expect(await bottom()).toBeLessThanOrEqual(568)
  })
})

interface Reach {
  readonly page: Page
  readonly player: Player
  readonly sizes: readonly Size[]
  readonly hasTouch: boolean
}

async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(([name, settings]) => localStorage.setItem(name, settings), [
    STORED.settings,
    JSON.stringify({ textSize: 150 }),
  ] as const)
}

/** Signs in, and expects every control of every screen of the game to be reached at each size. */
async function expectReachOfGame(reach: Reach): Promise<void> {
  const { player } = reach
  await expectReachOfTalk(reach)
  await player.open('/?view=market')
  for (const tab of MARKET_TABS) {
    await player.twin.getByRole('tab', { name: MARKET_TEXTS.tabs[tab] }).click()
    await expect(player.twin.locator(MARKET_CONTENT[tab]).first()).toBeAttached()
    await expectReach(reach, `market, ${tab}`)
  }
  await player.open('/?view=account')
  for (const tab of ACCOUNT_TABS) {
    await player.twin.getByRole('tab', { name: ACCOUNT_TEXTS.tabs[tab] }).click()
    await expect(player.twin.locator(ACCOUNT_CONTENT[tab]).first()).toBeAttached()
    await expectReach(reach, `account, ${tab}`)
  }
  for (const [view, content] of SCREEN_CONTENT) {
    await player.open(`/?view=${view}`)
    await expect(player.twin.locator(content).first()).toBeAttached()
    await expectReach(reach, view)
  }
}

/** Signs in, and expects every control of the home and of a conversation to be reached at each size. */
async function expectReachOfTalk(reach: Reach): Promise<void> {
  const { player } = reach
  await player.arrive()
  await player.expectHome()
  await expectReach(reach, 'home')
  await player.open('/?view=chat')
  await expect(player.chips.first()).toBeAttached()
  await expectReach(reach, 'chat')
}

/** Expects every control of the open screen to be reached at each size. */
async function expectReach(
  { hasTouch, page, player, sizes }: Reach,
  screen: string,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(waitForLayout, size)
    const where = `${screen} at ${size.width} x ${size.height}`
    expect.soft(await reachProblems(player.twin, hasTouch), where).toEqual([])
    expect.soft(await cutTexts(player.twin), where).toEqual([])
  }
}

/** Runs in the page. The page's own observers of its size are called before a later one. */
function waitForLayout({ width, height }: { width: number; height: number }): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (window.innerWidth !== width || window.innerHeight !== height) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body)
  })
}
