/**
 * The city of tests/e2e/support/frozen-city.ts.
 * @typedef {object} City
 * @property {string} origin
 * @property {(page: import('playwright').Page) => Promise<void>} welcome
 * @property {() => Promise<void>} callPolice
 * @property {() => Promise<void>} close
 */

/**
 * @typedef {object} Shot
 * @property {boolean} rests whether to wait before a picture until the screen has settled
 * @property {() => Promise<void>} [reach] opens the screen; called before each picture of a screen that passes by itself
 */

/** @typedef {ReturnType<typeof openTour>} Tour */

/**
 * Returns the steps of a tour through the screens.
 * @param {import('playwright').Page} page
 * @param {City} city
 * @param {(screen: string, shot: Shot) => Promise<void>} shoot takes the pictures of a screen
 */
export function openTour(page, city, shoot) {
  const at = (/** @type {string} */ view) =>
    page.locator(`main[data-view=${view}]`).waitFor({ state: 'attached' })
  const press = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', { name }).first().click()
  return {
    page,
    city,
    at,
    press,
    take: (/** @type {string} */ screen) => shoot(screen, { rests: true }),
    /** Takes a screen that passes by itself, which `reach` opens. */
    takePassing: (
      /** @type {string} */ screen,
      /** @type {() => Promise<void>} */ reach,
      { rests } = { rests: true },
    ) => shoot(screen, { rests, reach }),
    turnTo: (/** @type {string} */ tab) => page.getByRole('tab', { name: tab }).click(),
    goHome: async () => {
      await press(/^(Close|Back)$/)
      await at('confirmation')
    },
    show: async (/** @type {string} */ view) => {
      await page.goto(`${city.origin}/?view=${view}`)
      await at(view)
    },
  }
}

/**
 * Visits every screen.
 * @param {Tour} tour
 */
export async function tourScreens(tour) {
  await takeOpening(tour)
  await takeTalk(tour)
  await takeReading(tour)
  await takeMarket(tour)
  await takeRest(tour)
}

/**
 * The opening plays by itself. Its pictures are taken while it does.
 * @param {Tour} tour
 */
async function takeOpening({ at, page, press, show, take, takePassing }) {
  await takePassing('boot', () => show('boot'))
  await takePassing('unbranded', () => show('unbranded'), { rests: false })
  const reachTitle = async () => {
    await show('asciiTitle')
    await page.getByRole('img', { name: 'DOPE CHAIN WARS' }).waitFor({ state: 'attached' })
  }
  await takePassing('title', reachTitle)
  await show('waitlist')
  await take('login')
  await press(/LOGIN/)
  await page.getByRole('button', { name: 'PLAY AS GUEST' }).waitFor()
  await take('the wallet picker')
  await press('PLAY AS GUEST')
  await at('confirmation')
  await take('home')
}

/** @param {Tour} tour */
async function takeTalk({ at, goHome, page, press, take }) {
  await press('TALK TO A SHARK')
  await at('chat')
  const chips = page.getByRole('group', { name: 'Quick replies' }).getByRole('button')
  await chips.first().waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Message' }).fill('I need a thousand. Till Monday.')
  await press('Send')
  await page.locator('article[data-role=user]').first().waitFor({ state: 'attached' })
  await page.locator('button[aria-label=Send]:not(:disabled)').waitFor({ state: 'attached' })
  await chips.first().click()
  await page.locator('article[data-role=assistant]').nth(1).waitFor({ state: 'attached' })
  await page.locator('button[aria-label=Send]:not(:disabled)').waitFor({ state: 'attached' })
  await take('a talk')
  await goHome()
}

/** @param {Tour} tour */
async function takeReading({ at, goHome, page, press, take }) {
  await press('ABOUT DCW')
  await at('about')
  await take('the story')
  await goHome()
  await page.keyboard.press('h')
  await at('help')
  await take('help')
  await goHome()
  await press('Leaderboard')
  await at('leaderboard')
  await page.getByRole('cell').first().waitFor({ state: 'attached' })
  await take('the board')
  await goHome()
}

/** @param {Tour} tour */
async function takeMarket({ at, goHome, page, press, take, turnTo }) {
  await press('MARKET')
  await at('market')
  await page.getByRole('cell', { name: 'SMOKES' }).first().waitFor({ state: 'attached' })
  await page.getByLabel('Quantity').fill('10')
  await take('the market')
  await turnTo('TRAVEL')
  await take('the ways')
  await turnTo('LOANS')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('what is owed')
  await turnTo('JOBS')
  await page.getByRole('button', { name: 'WORK' }).waitFor({ state: 'attached' })
  await take('jobs and missions')
  await turnTo('FAVOURS')
  await page.getByRole('button', { name: /^ASK/ }).first().waitFor({ state: 'attached' })
  await take('favours')
  await turnTo('STASH')
  await take('the stash')
  await turnTo('FRONTS')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('fronts')
  await goHome()
}

/** @param {Tour} tour */
async function takeRest({ at, city, page, press, show, take, turnTo }) {
  await press('MENU')
  await at('menu')
  await take('the menu')
  await press('PLAY GAME')
  await at('game_console')
  await press('RUN SIMULATION')
  await page.getByText('state: completed').first().waitFor({ state: 'attached' })
  await take('the console')
  await show('menu_test')
  await page.getByRole('cell', { name: 'SMOKES' }).first().waitFor({ state: 'attached' })
  await take('the pulse')
  await show('verify')
  await page.getByText(/SEED HASH/).waitFor({ state: 'attached' })
  await take('a season verified')
  await show('account')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('identities')
  await turnTo('KEYS')
  await page.getByRole('listitem').first().waitFor({ state: 'attached' })
  await take('keys')
  await turnTo('SETTINGS')
  await take('settings')
  await turnTo('MEMORY')
  await take('what sharks remember')
  await show('sdk_test')
  await take('for hosts that embed')
  await city.callPolice()
  await page.goto(city.origin)
  await press('MARKET')
  await at('encounter')
  await take('an encounter')
  for (const [view, name] of /** @type {const} */ ([
    ['base_logo', 'the Base logo'],
    ['promo_logo', 'the promo logo'],
    ['icon_dcw', 'the icon'],
    ['hero_universal', 'the hero'],
    ['widget_splash', 'the splash'],
  ])) {
    await page.goto(`${city.origin}/?view=${view}`)
    await page.getByRole('img').first().waitFor({ state: 'attached' })
    await take(name)
  }
  await page.goto(`${city.origin}/?view=404`)
  await at('error')
  await take('an error')
}
