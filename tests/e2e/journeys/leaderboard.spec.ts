import { expect, test } from '../support/player.ts'

const BOARD = /\/api\/v1\/leaderboard\/public/

test('shows the row of a player who is not on the page below it', async ({ page, player }) => {
  await page.route(BOARD, (route) =>
    route.fulfill({
      json: Array.from({ length: 100 }, (_, index) => ({
        rank: index + 1,
        name: `A trader with a name as long as the Bronx ${index + 1}`,
        net_worth: 123_456_789_012_345 - index,
      })),
    }),
  )
  await page.route(/leaderboard\/me/, (route) =>
    route.fulfill({
      json: {
        day: { rank: 4_711, score: -50 },
        month: null,
        all: { rank: 31_337, score: 2_000 },
        proven: false,
        is_demo: true,
      },
    }),
  )
  await player.arrive()
  await player.press('Leaderboard')
  const table = player.twin.getByRole('table', { name: 'LEADERBOARD' })
  await expect(table.getByRole('columnheader')).toHaveText(['RANK', 'NAME', 'NET WORTH'])
  await expect(table.getByRole('row')).toHaveCount(102)
  const last = table.getByRole('row').last().getByRole('cell')
  await expect(last.first()).toHaveText(/31337/)
  await expect(last.last()).toHaveText(/\$2,000/)
  const [first] = await table.getByRole('row').nth(1).getByRole('cell').nth(1).allTextContents()
  expect(first?.trim()).toBe('A trader with a n…')
  await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(/\$123T/)
  // The player's own row does not scroll with the others.
  const before = await last.first().boundingBox()
  const hundredth = table.getByRole('row').nth(100).getByRole('cell').last()
  expect(await player.isSeen(hundredth)).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(() => player.isSeen(hundredth)).toBe(true)
  expect(await last.first().boundingBox()).toEqual(before)

  await player.touch(player.twin.getByRole('tab', { name: 'DAY' }))
  await expect(last.last()).toHaveText(/-\$50/)
  await player.touch(player.twin.getByRole('tab', { name: 'MONTH' }))
  await expect(table.getByRole('row')).toHaveCount(101)
})
