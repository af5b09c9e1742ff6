import { type ClockedServer, startClockedServer } from '../../support/clocked-server.ts'
import { expect, test } from '../support/player.ts'

/** A Thursday, two weeks before the end of its month. */
const START = new Date('2027-01-14T12:00:00.000Z')

let game: ClockedServer
test.beforeAll(async () => {
  game = await startClockedServer(START)
})
test.afterAll(() => game.stop())

test('negotiates a loan, takes it, misses its due date and repays it late, is owned for the opening debt; shows the recap of the month once', async ({
  page,
  player,
}) => {
  const { twin } = player
  const comeBackAfter = async (days: number): Promise<void> => {
    await game.pass(days)
    await page.clock.setSystemTime(game.now())
    await page.reload()
    await player.expectView('confirmation')
  }
  const openTalk = async (): Promise<void> => {
    await player.press('TALK TO A SHARK')
    await player.expectView('chat')
    await expect(player.chips.first()).toBeAttached()
    await player.expectAnswer()
  }
  /** Takes a chip and waits for its reply. */
  const take = async (chip: string | RegExp): Promise<void> => {
    await player.press(chip)
    await expect(player.linesOf('user').last()).toHaveText('accept')
    await player.expectAnswer()
  }
  await page.clock.setSystemTime(START)
  await player.arrive(`${game.origin}/?view=waitlist`)
  await player.expectView('confirmation')
  await openTalk()

  await player.say('I need a loan')
  await player.expectAnswer()
  await player.say('make it 9%')
  await player.expectAnswer()
  await take('Accept loan')
  await expect(twin.locator('[data-field=cash]')).toHaveText('$2.5K')
  await player.close()
  await player.press('MARKET')
  await player.touch(twin.getByRole('tab', { name: 'LOANS' }))
  // Vinnie's usual rate is 10 %, so he has conceded half a point.
  await expect(twin.getByRole('list', { name: 'Loans' })).toContainText('9.5% a day')

  await comeBackAfter(4)
  await openTalk()
  await expect(player.linesOf('system').last()).toContainText('NEXT: HEAT +2')
  await comeBackAfter(2)
  await player.press('MARKET')
  await player.touch(twin.getByRole('tab', { name: 'LOANS' }))
  await expect(twin.getByRole('list', { name: 'Loans' })).toContainText('If you are late')
  await player.close()
  await openTalk()
  await player.say('I pay it all')
  await player.expectAnswer()
  await take(/^Pay /)
  await expect(twin.locator('[data-field=cash]')).toHaveText(/^\$1\.\d+K$/)

  await comeBackAfter(7)
  await openTalk()
  // The opening debt has been late for five days. He speaks first, which costs no message.
  await expect(player.linesOf('system').last()).toContainText('NEXT:')
  await expect(twin.locator('[data-field=quota]')).toHaveText('3')
  await player.close()
  await player.press('MARKET')
  await player.touch(twin.getByRole('tab', { name: 'LOANS' }))
  await expect(twin.getByRole('list', { name: 'Loans' })).toContainText('OWNED')

  await comeBackAfter(6)
  const recap = page.getByRole('dialog', { name: 'JANUARY 2027' })
  await expect(recap).toContainText('You came in at 1')
  await player.touch(recap.getByRole('button', { name: 'OK' }))
  await page.reload()
  await player.expectView('confirmation')
  await player.press('MARKET')
  await player.expectView('market')
  await player.close()
  await player.expectView('confirmation')
  await expect(recap).toHaveCount(0)
})
