import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Locator, type Page } from '@playwright/test'
import { place } from '../../../tools/lib/places.mjs'
import { type ClockedServer, startClockedServer } from '../../support/clocked-server.ts'
import { waitForDeal } from '../support/best-deal.ts'
import { type Hand, Hands } from '../support/hands.ts'
import { expect, type Player, test } from '../support/player.ts'

// The tasks of docs/tasks.md, each through the twin's roles and names in a browser without WebGL. One server serves
// all, so the tests run in one worker.
test.describe.configure({ mode: 'default' })

const START = new Date('2027-01-14T12:00:00.000Z')
const CASH = 2_000
const WORTH_IT = 100

let game: ClockedServer
test.beforeAll(async () => {
  game = await startClockedServer(START)
})
test.beforeEach(async () => {
  await waitForDeal(game, { cash: CASH, worth: WORTH_IT })
})
test.afterAll(() => game.stop())

for (const { column, hand, ...use } of [
  { column: 'desktop', hand: 'mouse', viewport: { width: 1280, height: 800 } },
  { column: 'portrait', hand: 'finger', viewport: { width: 390, height: 844 }, hasTouch: true },
  { column: 'landscape', hand: 'finger', viewport: { width: 844, height: 390 }, hasTouch: true },
  { column: 'keyboard', hand: 'keyboard', viewport: { width: 1280, height: 800 } },
] as const satisfies readonly { column: string; hand: Hand; [use: string]: unknown }[]) {
  test.describe(`on ${column}`, () => {
    test.use({ ...use, isMobile: hand === 'finger' })

    test('does every task of a player in the documented steps', async ({ page, player }) => {
      await page.clock.setSystemTime(game.now())
      await player.arrive(`${game.origin}/?view=waitlist`)
      await player.expectView('confirmation')
      const steps: Record<string, number> = {}
      const hands = new Hands(page, hand)
      const borough = await toldBorough(player)
      for (const [task, perform] of Object.entries(TASKS)) {
        await perform({ borough, hands, page, player })
        steps[task] = hands.takeSteps()
        await player.waitOutDuplicatePress()
      }
      expect(steps).toEqual(documentedSteps(column))
    })
  })
}

interface Play {
  /** Where vinnie's deal leads to. */
  readonly borough: string
  readonly hands: Hands
  readonly page: Page
  readonly player: Player
}

const status = ({ twin }: Player): Locator => twin.getByRole('status').last()
const tab = ({ twin }: Player, name: string): Locator => twin.getByRole('tab', { name })
const confirmIn = ({ twin }: Player, dialog: string): Locator =>
  twin.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Confirm' })
const deal = ({ twin }: Player): Locator =>
  twin.getByRole('group', { name: 'The deal of the hour' })
const close = (player: Player): Locator => player.button(/^(Close|Back)$/)

/** The tasks in the order in which they are done. Each starts where the one before has ended. */
const TASKS: Readonly<Record<string, (play: Play) => Promise<void>>> = {
  async 'what do I do now?'({ player }) {
    await expect(deal(player)).toContainText(/vinnie:\s+Buy\s+\d+\s+[A-Z]+\s+here/)
  },
  async buy({ hands, player }) {
    await hands.press(player.button('SHOW ME'))
    await hands.press(player.button('BUY'))
    await hands.press(confirmIn(player, 'A big trade'))
    await expect(status(player)).toContainText(/Bought \d+ [A-Z]+ for \$/)
  },
  async travel({ borough, hands, player }) {
    await hands.press(tab(player, 'TRAVEL'))
    await hands.press(player.button(borough))
    await expect(status(player)).toContainText('The way cost $')
  },
  async 'sell with profit'({ hands, player }) {
    await hands.press(tab(player, 'TRADE'))
    await hands.press(player.button('MAX'))
    await hands.press(player.button('SELL'))
    await expect(status(player)).toContainText('more than they cost')
  },
  async 'repay a part'({ hands, player }) {
    await hands.press(tab(player, 'LOANS'))
    const amount = player.twin.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveAttribute('inputmode', 'decimal')
    await hands.type(amount, '25')
    await hands.press(player.button('PAY'))
    await expect(player.twin.getByRole('list', { name: 'Loans' })).toContainText('$3,975.00')
  },
  async 'take a job'({ hands, player }) {
    await hands.press(tab(player, 'JOBS'))
    await hands.press(player.button('WORK'))
    await expect(status(player)).toContainText(/: \$\d+\.$/)
  },
  async 'ask a favour'({ hands, player }) {
    await hands.press(tab(player, 'FAVOURS'))
    await hands.choose(player.twin.getByRole('combobox', { name: 'Shark' }), 'tommy')
    await hands.press(player.button('ASK TIP'))
    await expect(status(player)).toContainText('You did not hear it here')
  },
  async borrow({ hands, player }) {
    await hands.press(close(player))
    await hands.press(player.button('TALK TO A SHARK'))
    await hands.press(player.button('Need a loan'))
    await player.expectAnswer()
    await hands.press(player.button('Deal'))
    await expect(player.linesOf('system')).toHaveText('*YOU CHOSE: DEAL*')
    await player.expectAnswer()
  },
  async find({ hands, player }) {
    await hands.press(player.button('SEARCH'))
    await expect(player.input).toHaveValue('/find ')
    await hands.type(player.input, '/find loan')
    await hands.press(player.button('Send'))
    await expect(player.linesOf('system').last()).toContainText(/loan/i)
  },
  async export({ hands, page, player }) {
    await hands.press(player.button('EXPORT'))
    const saved = page.waitForEvent('download')
    await hands.press(player.button('TEXT'))
    expect((await saved).suggestedFilename()).toBe('vinnie.txt')
  },
  async 'change sharks'({ hands, player }) {
    await hands.press(player.button('tommy'))
    await expect(player.twin.locator('[data-field=character]')).toContainText('tommy')
    await expect(player.chips.first()).toBeAttached()
  },
  async name({ hands, player }) {
    await hands.press(close(player))
    await hands.press(player.button('ACCOUNT'))
    const chosen = `Fingers ${randomBytes(5).toString('hex')}`
    await hands.type(player.twin.getByRole('textbox', { name: 'STREET NAME' }), chosen)
    await hands.press(player.button('SET the street name'))
    await expect(status(player)).toHaveText(`The street calls you ${chosen}.`)
  },
  async link({ hands, page, player }) {
    await hands.press(player.button('LINK'))
    const picker = page.getByRole('dialog', { name: 'Connect a wallet' })
    await hands.press(picker.getByRole('button', { name: 'Cancel' }))
    await expect(picker).toHaveCount(0)
  },
  async mute({ hands, player }) {
    await hands.press(tab(player, 'SETTINGS'))
    const sound = player.twin.getByRole('combobox', { name: 'SOUND' })
    await hands.choose(sound, 'OFF')
    await expect(sound).toHaveValue('off')
  },
  async 'come back tomorrow'({ page, player }) {
    await game.pass(1)
    await page.clock.setSystemTime(game.now())
    await page.goto(`${game.origin}/`)
    await player.expectView('confirmation')
    await expect(player.twin).toContainText('Welcome back')
  },
}

/** Returns the name of the borough that vinnie's deal leads to, as its button says it. */
async function toldBorough(player: Player): Promise<string> {
  // A phone wraps the sentence.
  await expect(deal(player)).toContainText(/sell\s+in\s.+:\s+about/s)
  const told = ((await deal(player).textContent()) ?? '').replaceAll(/\s+/g, ' ')
  const [, place = ''] = /sell in (.+): about/.exec(told) ?? []
  return place.replace('the ', '').toUpperCase()
}

/** Reads the steps of each task from the column of docs/tasks.md. */
function documentedSteps(column: string): Record<string, number> {
  const cellsOf = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const [titles = [], , ...others] = readFileSync(place('docs/tasks.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  const at = titles.indexOf(column)
  // The second table has fewer columns.
  const rows = others.filter(({ length }) => length === titles.length)
  return Object.fromEntries(rows.map((cells) => [cells[0] ?? '', Number(cells[at])]))
}
