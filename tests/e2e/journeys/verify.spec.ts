import { runCall } from '#src/protocol/calls/season.ts'
import { tradeCall } from '#src/protocol/calls/trade.ts'
import { expectClean } from '../support/expect-clean.ts'
import { expect, test } from '../support/player.ts'

test('verifies the season in the page and names a record that was changed in transit', async ({
  page,
  player,
}) => {
  await player.arrive('/?view=verify')
  await player.expectView('verify')
  const headers = { authorization: `Bearer ${await player.key()}` }
  const data = { side: 'buy', symbol: 'SMOKES', quantity: 1 }
  expect((await page.request.post(tradeCall.path, { headers, data })).ok()).toBe(true)
  const season = player.twin.getByRole('textbox', { name: 'Season' })
  await expect(season).toHaveValue(/^\d{4}-\d{2}$/)
  await expect(player.twin).toContainText(/SEED HASH/)
  await expectClean(page, 'verify')
  const status = player.twin.getByRole('status')
  const running = await season.inputValue()
  await player.press('VERIFY')
  await expect(status).toContainText(/\d+\spublic\srecords,\sall\schained\sright/)

  await page.route(`**${runCall.path.replace('{trader}', '*')}*`, async (route) => {
    const answer = await route.fetch()
    const run = runCall.response.parse(await answer.json())
    const records = run.records.map((record) => ({
      ...record,
      body: record.body.replace('SMOKES', 'TAPES'),
    }))
    await route.fulfill({ response: answer, json: { ...run, records } })
  })
  await season.fill('soon')
  await season.press('Enter')
  await expect(status).toContainText('A season is a month: YYYY-MM.')
  await season.fill(running)
  await season.press('Enter')
  await expect(status).toContainText(
    /differs\sat\srecord\s3\sof\s[0-9a-f]{16}:\sThe\shash\sis\snot/,
  )
})
