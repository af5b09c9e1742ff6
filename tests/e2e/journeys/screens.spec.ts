import { expect, test } from '../support/player.ts'

test.describe('errors', () => {
  for (const [address, text] of [
    ['/?view=404', 'PAGE NOT FOUND'],
    ['/?view=418', 'PAGE NOT FOUND'],
    ['/?view=500', 'SERVER ERROR'],
    ['/?view=503', 'SERVER ERROR'],
    ['/?view=302', 'ERROR'],
    ['/no/such/street', 'PAGE NOT FOUND'],
  ] as const) {
    test(`${address} shows ${text}`, async ({ page, player }) => {
      await player.open(address)
      await player.expectView('error')
      await expect(player.twin.getByRole('heading')).toHaveText(text)
      await page.keyboard.press('Enter')
      await player.expectView('boot')
    })
  }

  test('an unknown path answers 404', async ({ request }) => {
    const answer = await request.get('/no/such/street', { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(404)
  })
})

test.describe('about', () => {
  test('the story is whole, scrolls, and closes to the login of a visitor', async ({
    page,
    player,
  }) => {
    await player.open('/?view=about')
    await player.expectView('about')
    await expect(player.twin.getByRole('heading', { name: 'ABOUT DCW' })).toBeAttached()
    await expect(player.twin).toContainText('It is ringing.')
    const last = player.twin.getByText('Go on. It is ringing.')
    const seenRows = async () => Math.round(((await last.boundingBox())?.height ?? 0) / 30)
    expect(await seenRows()).toBe(0)
    await page.keyboard.press('End')
    await expect.poll(seenRows).toBe(1)
    await page.keyboard.press('Home')
    await expect.poll(seenRows).toBe(0)
    await player.close()
    await player.expectView('waitlist')
  })

  test('behavior: a swipe to the right closes it on a phone, and nowhere else', async ({
    page,
    player,
  }) => {
    await player.open('/?view=about')
    await page.evaluate(() => {
      const main = document.querySelector('#twin')
      const finger = (type: string, clientX: number): void => {
        const init = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true }
        main?.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY: 400 }))
      }
      finger('pointerdown', 100)
      finger('pointermove', 150)
      finger('pointerup', 170)
    })
    // The view would have changed with the next beat, and the story with it.
    await page.keyboard.press('End')
    await player.expectView(player.hasTouch ? 'waitlist' : 'about')
  })
})

test.describe('leaderboard', () => {
  const board = '**/api/v1/leaderboard/public*'

  test('ranks, cut names and net worth in a table', async ({ page, player }) => {
    await page.route(board, (route) =>
      route.fulfill({
        json: [
          { rank: 1, street_name: 'Lucky Lefty', net_worth: 1_234_567.5 },
          { rank: 2, name: 'Maria "The Abacus" Gonzalez', netWorth: 90_000 },
        ],
      }),
    )
    await player.open('/?view=leaderboard')
    await player.expectView('leaderboard')
    const table = player.twin.getByRole('table', { name: 'LEADERBOARD' })
    await expect(table.getByRole('columnheader')).toHaveText(['RANK', 'NAME', 'NET WORTH'])
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([
      '1',
      'Lucky Lefty',
      '$1,234,568',
    ])
    await expect(table.getByRole('row').nth(2).getByRole('cell').nth(1)).toHaveText(
      'Maria "The Abacus…',
    )
  })

  test('behavior: it says that it is fetching, empty, or not to be had', async ({
    page,
    player,
  }) => {
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(board, async (route) => {
      await asked
      await route.fulfill({ json: [] })
    })
    await player.open('/?view=leaderboard')
    await expect(player.twin.getByRole('status')).toHaveText('Fetching leaderboard…')
    answer()
    await expect(player.twin.getByRole('status')).toHaveText('No leaderboard data yet')
  })

  test('error: two sentences and the reason, fetched again after 30 s', async ({
    page,
    player,
  }) => {
    let isDown = true
    // Every address of the board.
    await page.route(/leaderboard|metrics\/players/, (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      if (!isDown) return route.fulfill({ json: [{ rank: 1, name: 'Sal', score: 5 }] })
      return route.fulfill({ status: 503, json: { detail: 'The board is down.' } })
    })
    await page.clock.install()
    await player.open('/?view=leaderboard')
    await expect(player.twin.getByRole('status')).toHaveText(
      ['Leaderboard unavailable', 'Please try again later.', 'Error: The board is down.'],
      { timeout: 30_000 },
    )
    isDown = false
    await page.clock.fastForward(30_000)
    await expect(player.twin.getByRole('table')).toContainText('Sal')
  })
})
