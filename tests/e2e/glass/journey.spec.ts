import { type Page } from '@playwright/test'
import { expect, test } from '../support/player.ts'

test.use({ hasEffects: true })

test('from the login to a talk that outlives the page, and out again', async ({ page, player }) => {
  test.slow()
  await player.open('/?view=waitlist')
  await player.expectView('waitlist')
  await expect(player.button(player.hasTouch ? 'LOGIN' : 'WALLET LOGIN')).toBeAttached()
  await player.signInAsGuest()
  await expect(player.twin).toContainText('Guest wallet linked')
  await expect(player.twin).toContainText(/0x[0-9a-f]{4}…[0-9a-f]{4}/)
  await expect(player.twin).toContainText('v1.0')
  await expect(player.button('Leaderboard')).toBeAttached()
  await expect(player.button('ABOUT DCW')).toBeAttached()
  await expect(player.twin).not.toContainText('Welcome back')

  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await expect(player.chips).toHaveCount(4)
  await expect(player.twin.locator('[data-field=character]')).toHaveText('Talking to: vinnie')
  await expect(player.twin.locator('[data-field=cash]')).toHaveText('$2K')
  await expect(player.twin.locator('[data-field=moves]')).toHaveText('5')
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('3')
  await expect(player.twin.locator('[data-field=ticker]')).toContainText(/SMOKES [▲▼■]\d+\.\d%/)

  await watch(page)
  await player.say('I need a loan')
  await player.expectAnswer()
  await expect(player.button('Deal')).toBeAttached()
  const { answers: growth, statuses } = await watched(page)
  expect(statuses).toContain('vinnie is typing...')
  expect(growth.length).toBeGreaterThan(3)
  for (const [index, text] of growth.entries()) {
    if (index > 0) expect(text.startsWith(growth[index - 1] ?? '')).toBe(true)
  }
  await expect(player.twin.locator('[data-field=quota]')).toHaveText('2')

  await player.press('Deal')
  await expect(player.linesOf('system')).toHaveText('*YOU CHOSE: DEAL*')
  await player.expectAnswer()
  await expect(player.linesOf('assistant')).toHaveCount(2)
  await expect(player.twin.locator('[data-field=cash]')).toHaveText('$3K')
  await expect(player.twin.getByText('is typing...')).toHaveCount(0)
  const talk = await player.talk()

  await page.reload()
  await player.expectView('confirmation')
  await expect(player.twin).toContainText('Welcome back')
  await player.press('TALK TO A SHARK')
  await expect(player.lines).not.toHaveCount(0)
  await expect.poll(() => player.talk()).toEqual(talk)

  await player.close()
  await player.expectView('confirmation')
  await player.press('DISCONNECT WALLET')
  await player.expectView('waitlist')
  await expect(player.button(/LOGIN/)).toBeAttached()
  expect(await page.evaluate(() => localStorage.getItem('dcw_api_key'))).toBeNull()
})

/** Notes every text that the newest answer has had, and every status. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [answers, statuses]: [string[], string[]] = [[], []]
    Object.assign(window, { watched: { answers, statuses } })
    const note = (texts: string[], element: Element | undefined): void => {
      const words = element?.textContent?.replace(/\s+/g, ' ') ?? ''
      if (words !== '' && words !== texts.at(-1)) texts.push(words)
    }
    new MutationObserver(() => {
      note(answers, [...document.querySelectorAll('article[data-role=assistant]')].at(-1))
      for (const status of document.querySelectorAll('[role=status]')) note(statuses, status)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

interface Watched {
  readonly answers: readonly string[]
  readonly statuses: readonly string[]
}

async function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => Reflect.get(window, 'watched'))
}
