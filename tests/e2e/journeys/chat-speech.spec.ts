import { type ClockedServer, startClockedServer } from '../../support/clocked-server.ts'
import { createLatch } from '../support/latch.ts'
import { expect, type Player, test } from '../support/player.ts'

let game: ClockedServer
test.beforeAll(async () => {
  game = await startClockedServer(new Date())
})
test.afterAll(() => game.stop())

test('an answer grows piece by piece, is heard to its end by a page that was loaded again, and can be stopped', async ({
  page,
  player,
}) => {
  const answer = player.linesOf('assistant').last()
  await player.arrive(`${game.origin}/?view=chat`)
  await expect(player.chips).toHaveCount(4)
  const heard = createLatch()
  await page.route('**/api/v1/chat', async (route) => {
    await heard.opened
    await route.continue()
  })
  await game.speech('hold')
  await player.say('I need a loan')
  await expect(player.twin.getByText('vinnie is typing...')).toBeAttached()
  heard.open()
  await expect(answer).toBeAttached()
  const begun = await growth(player, '')
  await expect(player.twin.getByText('is typing...')).toHaveCount(0)
  await game.speech('step')
  const longer = await growth(player, begun)
  await game.speech('step')
  const longest = await growth(player, longer)

  await page.reload()
  await player.expectView('chat')
  await expect(player.linesOf('user')).toHaveText('I need a loan')
  await expect.poll(async () => (await answer.textContent())?.trim()).toBe(longest)
  await game.speech('letGo')
  await player.expectAnswer()
  const talk = await player.talk()
  expect(talk).toHaveLength(2)
  expect(talk[1]?.startsWith(longest)).toBe(true)
  await page.reload()
  await player.expectView('chat')
  await expect.poll(() => player.talk()).toEqual(talk)

  await game.speech('hold')
  await player.say('good evening')
  await expect(player.linesOf('assistant')).toHaveCount(2)
  const stopped = page.waitForResponse(/\/stop$/)
  await page.keyboard.press('Escape')
  expect((await stopped).status()).toBe(200)
  const { message } = await (await stopped).json()
  await expect(answer).toHaveText(message.content)
  await player.expectView('chat')
  await game.speech('letGo')
  await player.input.fill('and tomorrow?')
  await player.input.press('Enter')
  await expect(player.linesOf('user').last()).toHaveText('and tomorrow?')
  await player.expectAnswer()
  await expect(player.linesOf('system')).toHaveCount(0)
  await expect(player.linesOf('assistant')).toHaveCount(3)
  await expect(player.linesOf('assistant').nth(1)).toHaveText(message.content)
})

/** Waits until the last answer has grown from `before`; what it says now. */
async function growth(player: Player, before: string): Promise<string> {
  const said = async (): Promise<string> =>
    (await player.linesOf('assistant').last().textContent())?.replace(/\s+/g, ' ').trim() ?? ''
  await expect.poll(said).not.toBe(before)
  const now = await said()
  expect(now.startsWith(before)).toBe(true)
  return now
}
