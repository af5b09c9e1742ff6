import { batchCall } from '#src/protocol/calls/batch.ts'
import { CityClient } from '../../support/city/city-client.ts'
import { signIn } from '../../support/city/citizen.ts'
import { type ClockedServer, startClockedServer } from '../../support/clocked-server.ts'
import { waitForDeal } from '../support/best-deal.ts'
import { expect, type Player, test } from '../support/player.ts'

/** The start of a tick: prices do not change for twenty minutes. */
const START = new Date('2027-01-14T12:00:00.000Z')
const CASH = 2_000
/** What a new player owes vinnie. */
const OPENING_DEBT = 4_000
/** What the first trip with goods earns. */
const REWARD = 100
/** More than a rival earns in a day of jobs. */
const WORTH_IT = 400

let game: ClockedServer
test.beforeAll(async () => {
  game = await startClockedServer(START)
})
test.afterAll(() => game.stop())

test('buys, travels, sells at a profit, borrows, repays, and rises on the board', async ({
  page,
  player,
}) => {
  const { twin } = player
  const field = (name: string) => twin.locator(`[data-field=${name}]`)
  const status = twin.getByRole('status')
  const openTab = (name: string) => player.touch(twin.getByRole('tab', { name }))
  const confirm = (dialog: string) =>
    player.touch(
      twin.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Confirm' }),
    )
  /** The amount in the last notice of the market screen, in dollars. */
  const readNotice = async (words: RegExp): Promise<number> => {
    await expect(status.last()).toContainText(words)
    return dollarsIn((await status.last().textContent()) ?? '')
  }

  const { symbol, quantity, to } = await waitForDeal(game, { cash: CASH, worth: WORTH_IT })
  await workAsRival(game)
  await page.clock.setSystemTime(game.now())
  await player.arrive(`${game.origin}/?view=waitlist`)
  await player.expectView('confirmation')
  const before = await readBoard(player)
  expect(before).toMatchObject({ rank: 2, worth: CASH - OPENING_DEBT })

  await page.keyboard.press('t')
  await player.expectView('market')
  await expect(field('cash')).toHaveText('$2K')
  await expect(field('stash')).toHaveText('0/100')
  await expect(field('borough')).toHaveText('MANHATTAN')
  await expect(twin.getByRole('table', { name: 'Prices' }).getByRole('row')).toHaveCount(9)
  await player.press(symbol)
  await expect(twin.getByRole('combobox', { name: 'Good' })).toHaveValue(symbol)
  const title = `${symbol}, last 72 ticks`
  await expect(twin.getByRole('img', { name: title })).toBeAttached()
  const figures = twin.getByRole('table', { name: title }).getByRole('row')
  await expect(figures.first()).toHaveText('TICKPRICE')
  await expect(figures.last()).toHaveText(/^\d+\$\d+/)
  const buy = player.button('BUY')
  const typed = twin.getByRole('textbox', { name: 'Quantity' })
  await typed.fill('many')
  await expect(buy).toBeDisabled()
  await expect(status.first()).toContainText('Whole units')
  await typed.fill(String(quantity))
  await expect(status.first()).toContainText(/BUY: You pay \$[\d,]+\.\d\d/)
  await player.touch(buy)
  await confirm('A big trade')
  const spent = await readNotice(new RegExp(`Bought ${quantity} ${symbol} for \\$`))
  await expect(field('stash')).toHaveText(`${quantity}/100`)

  await openTab('TRAVEL')
  await expect(twin.getByRole('tab', { name: 'TRAVEL' })).toHaveAttribute('aria-selected', 'true')
  const label = to.replace('_', ' ').toUpperCase()
  await player.press(label)
  // Without heat there is no risk to ask about.
  await expect(field('borough')).toHaveText(label)
  await expect(field('moves')).toHaveText('4')
  const toll = await readNotice(/The way cost \$/)

  await openTab('TRADE')
  const units = twin.getByRole('slider', { name: 'Units' })
  await typed.fill('2')
  await expect(units).toHaveAttribute('aria-valuenow', '2')
  await player.press('MAX')
  await expect(typed).toHaveValue(String(quantity))
  await expect(units).toHaveAttribute('aria-valuetext', `${quantity} of ${quantity}`)
  await player.press('SELL')
  const brought = await readNotice(new RegExp(`Sold ${quantity} ${symbol} for \\$`))
  await expect(field('stash')).toHaveText('0/100')
  const gained = brought + REWARD - spent - toll
  expect(gained).toBeGreaterThan(WORTH_IT + REWARD - 5)
  await expectCompact(player, CASH + gained)

  await player.close()
  await player.press('TALK TO A SHARK')
  await player.say('I need a loan')
  await player.expectAnswer()
  const terms = /^\$500, owe \$665\.50 by [A-Z][a-z]{2} \d+, \d\d:\d\d UTC \(3 d 0 h\)$/
  await expect(player.button('Deal')).toHaveAttribute('aria-description', terms)
  const replies = twin.getByRole('group', { name: 'Quick replies' })
  await expect(replies).toContainText(/\$500, owe \$665\.50 by/)
  await player.press('Deal')
  await expect(player.linesOf('system')).toHaveText('*YOU CHOSE: DEAL*')
  await expectCompact(player, CASH + gained + 500)
  await player.close()
  await player.press('MARKET')
  await openTab('LOANS')
  const slips = twin.getByRole('list', { name: 'Loans' }).getByRole('listitem')
  await expect(slips).toHaveCount(2)
  await expect(slips.filter({ hasText: 'the bus, the room, the coat' })).toContainText('$4,000.00')
  await expect(slips.last()).toContainText('$500.00 at 10% a day')
  await twin.getByRole('combobox', { name: 'Loan' }).selectOption({ index: 1 })
  await player.press('MAX')
  const amount = twin.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue('550')
  await player.press('PAY')
  await expect(status.last()).toContainText('You and vinnie are square.')
  await expect(slips).toHaveCount(1)
  const kept = gained - 50
  await expectCompact(player, CASH + kept)

  await player.close()
  const after = await readBoard(player)
  expect(after.rank).toBe(1)
  // The market screen shows whole dollars.
  expect(Math.abs(after.worth - (CASH - OPENING_DEBT + kept))).toBeLessThanOrEqual(3)
  expect(after.gainedToday).toBe(after.worth - CASH + OPENING_DEBT)
})

/** Creates another player who has earned a little. */
async function workAsRival({ origin }: ClockedServer): Promise<void> {
  const city = new CityClient([origin], () => 0.5)
  const { status } = await city.post(
    batchCall.path,
    { actions: [{ action: 'job' }] },
    await signIn(city),
  )
  expect(status).toBe(200)
}

interface OwnPlace {
  readonly rank: number
  readonly worth: number
  readonly gainedToday: number
}

/** Reads the player's row on the boards of all time and of the day, from the home screen and back. */
async function readBoard(player: Player): Promise<OwnPlace> {
  const { twin } = player
  await expect(twin).toContainText(/\w +0x[0-9a-f]{4}/)
  const home = await twin.textContent()
  await player.press('Leaderboard')
  await player.expectView('leaderboard')
  const tabs = twin.getByRole('tablist', { name: 'Boards' }).getByRole('tab')
  await expect(tabs).toHaveText([/DAY/, /MONTH/, /ALL/])
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  const table = twin.getByRole('table', { name: 'LEADERBOARD' })
  const ownRow = async (): Promise<readonly string[]> => {
    await expect(table.getByRole('row')).toHaveCount(3)
    const rows = await table.getByRole('row').all()
    const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()))
    const own = cells.filter(([, name]) => name !== undefined && home?.includes(name.trim()))
    expect(own).toHaveLength(1)
    return own[0] ?? []
  }
  const titles = table.getByRole('columnheader')
  await player.touch(tabs.first())
  await expect(titles.nth(2)).toContainText('GAINED')
  const [, , gainedToday = ''] = await ownRow()
  await player.touch(tabs.last())
  await expect(titles).toHaveText([/RANK/, /NAME/, /NET WORTH/])
  const [rank, , worth = ''] = await ownRow()
  await player.close()
  await player.expectView('confirmation')
  return { rank: Number(rank), worth: dollarsIn(worth), gainedToday: dollarsIn(gainedToday) }
}

/** Expects the cash in the header of a screen, which has three digits. */
async function expectCompact(player: Player, dollars: number): Promise<void> {
  const shown = player.twin.locator('[data-field=cash]')
  await expect(shown).toHaveText(/^\$\d\.\d\dK$|^\$\d(\.\d)?K$/)
  await expect
    .poll(async () => Math.abs(Number((await shown.textContent())?.slice(1, -1)) * 1_000 - dollars))
    .toBeLessThanOrEqual(8)
}

function dollarsIn(text: string): number {
  const [sign, digits] = /(-?)\$([\d,]+(?:\.\d\d)?)/.exec(text)?.slice(1) ?? []
  return Number(`${sign}${digits?.replaceAll(',', '')}`)
}
