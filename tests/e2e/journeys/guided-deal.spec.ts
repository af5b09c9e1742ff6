import { type ClockedServer, startClockedServer } from '../../support/clocked-server.ts'
import { waitForDeal } from '../support/best-deal.ts'
import { expect, test } from '../support/player.ts'

const START = new Date('2027-01-14T12:00:00.000Z')
const CASH = 2_000
const WORTH_IT = 100

let game: ClockedServer
test.beforeAll(async () => {
  game = await startClockedServer(START)
  await waitForDeal(game, { cash: CASH, worth: WORTH_IT })
})
test.afterAll(() => game.stop())

test('leads a new player from the desk to a first profit by the next step', async ({
  page,
  player,
}) => {
  const { twin } = player
  const deal = twin.getByRole('group', { name: 'The deal of the hour' })
  const field = (name: string) => twin.locator(`[data-field=${name}]`)
  const status = twin.getByRole('status').last()
  /** Presses Enter on the focused control, and in the dialog that it may open. */
  const enter = async (dialog: string) => {
    await page.keyboard.press('Enter')
    await player.touch(twin.getByRole('dialog', { name: dialog }).getByRole('button').first())
  }

  await page.clock.setSystemTime(game.now())
  await player.arrive(`${game.origin}/?view=waitlist`)
  await player.expectView('confirmation')
  await expect(deal).toContainText('$100 on top when you get there')
  await expect(deal).toContainText('vinnie: Buy')
  const said = ((await deal.textContent()) ?? '').replaceAll(/\s+/g, ' ')
  const [, quantity = '', symbol = '', place = ''] =
    /Buy (\d+) ([A-Z]+) here, sell in (.+): about \+\$\d/.exec(said) ?? []
  const borough = place.replace('the ', '').toUpperCase()

  await page.keyboard.press('v')
  await player.expectView('market')
  await expect(twin.getByRole('textbox', { name: 'Quantity' })).toHaveValue(quantity)
  await expect(twin.getByRole('combobox', { name: 'Good' })).toHaveValue(symbol)
  await expect(player.button('BUY')).toBeFocused()
  await enter('A big trade')
  await expect(status).toContainText(`Bought ${quantity} ${symbol}`)
  await expect(deal).toContainText(`Take your ${quantity} ${symbol} to ${place}`)

  await page.keyboard.press('v')
  await expect(player.button(borough)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toContainText('vinnie puts $100 in your hand.')
  await expect(field('borough')).toHaveText(borough)
  await expect(deal).toContainText(`Sell your ${quantity} ${symbol} here: about +$`)

  await page.keyboard.press('v')
  await expect(player.button('SELL')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toContainText(/more than they cost\. That is all there is to it\./)
  await expect(deal).toHaveCount(0)
  await expect(field('stash')).toHaveText('0/100')

  await player.close()
  await player.expectView('confirmation')
  const cash = Number(((await field('cash').textContent()) ?? '').replaceAll(/[^\d]/g, ''))
  expect(cash).toBeGreaterThan(CASH + 100)
})

test('can be skipped and taken up again', async ({ page, player }) => {
  const { twin } = player
  const deal = twin.getByRole('group', { name: 'The deal of the hour' })
  await page.clock.setSystemTime(game.now())
  await player.arrive(`${game.origin}/?view=waitlist`)
  await expect(deal).toContainText('Buy')
  await player.press('NOT NOW')
  await expect(deal).toHaveCount(0)
  await page.reload()
  await player.expectView('confirmation')
  await expect(player.button('ASK FOR A DEAL')).toBeAttached()
  await expect(deal).toHaveCount(0)
  await player.press('ASK FOR A DEAL')
  await expect(deal).toContainText('Buy')
  await player.press('SHOW ME')
  await player.expectView('market')
  await expect(player.button('BUY')).toBeFocused()
})
