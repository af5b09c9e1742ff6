import { type Page } from '@playwright/test'
import { ACCOUNT_TEXTS } from '#src/protocol/account-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { ACCOUNT_TABS, type AccountTab } from '#src/stores/account-store.ts'
import { MARKET_TABS, type MarketTab } from '#src/stores/market-store.ts'
import { expect, type Player, test } from '../support/player.ts'
import { reachProblems } from '../support/reach-problems.ts'
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
      const reach = { page, player, sizes, hasTouch }
      await player.arrive()
      await player.expectHome()
      await expectReach(reach, 'home')
      await player.open('/?view=chat')
      await expect(player.chips.first()).toBeAttached()
      await expectReach(reach, 'chat')
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
      await player.open('/?view=leaderboard')
      await expect(player.twin.getByRole('tab', { name: 'MONTH' })).toBeAttached()
      await expectReach(reach, 'leaderboard')
      await player.open('/?view=menu')
      await expect(player.button('PLAY GAME')).toBeAttached()
      await expectReach(reach, 'menu')
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

/** Expects every control of the open screen to be reached at each size. */
async function expectReach(
  { hasTouch, page, player, sizes }: Reach,
  screen: string,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(waitForLayout)
    const where = `${screen} at ${size.width} x ${size.height}`
    expect.soft(await reachProblems(player.twin, hasTouch), where).toEqual([])
  }
}

/** Runs in the page. The page's own observers of its size are called before a later one. */
function waitForLayout(): Promise<void> {
  return new Promise((resolve) => {
    new ResizeObserver(() => resolve()).observe(document.body)
  })
}
