import { tapeCall } from '#src/protocol/calls/season.ts'
import { expectClean } from '../support/expect-clean.ts'
import { expect, test } from '../support/player.ts'

test('a season is verified in the page, and a record that was changed on its way is named', async ({
  page,
  player,
}) => {
  await player.open('/?view=verify')
  await player.expectView('verify')
  const season = player.twin.getByRole('textbox', { name: 'Season' })
  await expect(season).toHaveValue(/^\d{4}-\d{2}$/)
  await expect(player.twin).toContainText(/SEED HASH/)
  await expectClean(page, 'verify')
  const status = player.twin.getByRole('status')
  const running = await season.inputValue()
  await player.press('VERIFY')
  await expect(status).toContainText(/its\s\d+\srecords\sare\schained\sright/)

  await page.route(`**${tapeCall.path}**`, async (route) => {
    const answer = await route.fetch()
    const tape = tapeCall.response.parse(await answer.json())
    const records = tape.records.map((record) =>
      record.seq === 3 ? { ...record, body: record.body.replace(/\d/, '7') } : record,
    )
    await route.fulfill({ response: answer, json: { ...tape, records } })
  })
  await season.fill('soon')
  await season.press('Enter')
  await expect(status).toContainText('A season is a month: YYYY-MM.')
  await season.fill(running)
  await season.press('Enter')
  await expect(status).toContainText(/differs\sat\srecord\s3:\sThe\shash\sis\snot/)
})
