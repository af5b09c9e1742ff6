import { expect, test } from '../support/player.ts'

test('types text into the message after a click anywhere', async ({ page, player }) => {
  const { keyboard } = page
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await player.arriveInChat()
  await player.press('Need a loan')
  await player.expectAnswer()
  await expect(player.button('Deal')).toBeAttached()
  await expect(player.input).toBeFocused()
  posts.length = 0

  // Types before and after the beat that follows a click on the glass.
  const box = await player.log.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 20)
  await keyboard.type('1500 till monday')
  await expect(player.input).toHaveValue('1500 till monday')

  // Presses a key while no element has the focus.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await keyboard.type(', 2 at most?')
  await expect(player.input).toHaveValue('1500 till monday, 2 at most?')
  await expect(player.input).toBeFocused()
  await expect(player.linesOf('system')).toHaveCount(0)
  await expect(player.twin.locator('[data-field=cash]')).toHaveText('$2K')
  expect(posts).toEqual([])

  // After a change of the shark the field has the focus again.
  await player.press('tommy')
  await keyboard.type(' L')
  await expect(player.input).toHaveValue('1500 till monday, 2 at most? L')
  await player.expectView('chat')
})

test('takes a chip by its digit while a chip has the focus, and by Alt with the digit anywhere', async ({
  page,
  player,
}) => {
  const { keyboard } = page
  await player.arriveInChat()
  await player.chips.nth(2).focus()
  await keyboard.press('2')
  await expect(player.linesOf('user').last()).toHaveText('Need a loan')
  await expect(player.input).toBeFocused()
  await player.expectAnswer()

  await player.chips.filter({ hasText: 'No deal' }).focus()
  await keyboard.press('Enter')
  await expect(player.linesOf('system').last()).toHaveText('*YOU CHOSE: NO DEAL*')
  await expect(player.input).toBeFocused()
  await player.expectAnswer()

  const lines = await player.lines.count()
  await keyboard.press('Alt+1')
  await expect.poll(() => player.lines.count()).toBeGreaterThan(lines)
  await expect(player.input).toBeFocused()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('types out a complete reply and shows the rest at once on Escape', async ({
    page,
    player,
  }) => {
    await player.arriveInChat()
    const content = 'Listen. '.repeat(40).trim()
    await page.route('**/api/v1/chat', async (route) => {
      const response = await route.fetch({
        headers: { ...route.request().headers(), accept: 'application/json' },
      })
      const answer = await response.json()
      await route.fulfill({ json: { ...answer, message: { ...answer.message, content } } })
    })
    await player.stopTime()
    await player.input.fill('hello')
    const answered = page.waitForResponse('**/api/v1/chat')
    await player.press('Send')
    await player.passUntilAttached(player.linesOf('user'))
    await (await answered).finished()
    await player.passUntilAttached(player.linesOf('assistant'))
    await player.pass(200)
    await expect(player.linesOf('assistant')).toHaveText(/^Listen/)
    const early = (await player.conversation()).at(-1) ?? ''
    expect(early.length).toBeLessThan(content.length)
    expect(content.startsWith(early.trim())).toBe(true)
    await page.keyboard.press('Escape')
    await player.pass(0)
    await expect.poll(async () => (await player.conversation()).at(-1)).toBe(content)
    await player.expectView('chat')
  })
})
