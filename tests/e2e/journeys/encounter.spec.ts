import { type ClockedServer, startClockedServer } from '../../support/clocked-server.ts'
import { expectClean } from '../support/expect-clean.ts'
import { walkIntoTrouble } from '../support/hot-ground.ts'
import { expect, test } from '../support/player.ts'

const OUTCOMES = {
  PAY: /They counted it and saw nothing\. It cost you \$\d/,
  RUN: /over the fence|They were faster/,
  FIGHT: /will not tell anybody|more of them/,
  TALK: /they let you walk|they searched you/,
} as const

let game: ClockedServer
test.beforeAll(async () => {
  game = await startClockedServer(new Date())
})
test.afterAll(() => game.stop())

// Each takes long to come about: a mouse settles two ways, a finger the other two.
for (const [byMouse, byFinger] of [
  ['PAY', 'FIGHT'],
  ['RUN', 'TALK'],
] as const) {
  test(`whoever stands in the way is settled with: ${byMouse} or ${byFinger}`, async ({
    page,
    player,
  }) => {
    test.slow()
    const choice = player.hasTouch ? byFinger : byMouse
    await walkIntoTrouble(player, game)
    const status = player.twin.getByRole('status').last()
    await expect(status).toContainText('The police stop you in Manhattan')
    await expect(status).toContainText(/Paying costs \$\d/)
    await expect(player.twin.getByRole('button')).toHaveCount(4)
    for (const name of ['PAY', 'RUN', 'FIGHT', 'TALK'])
      await expect(player.button(name)).toBeAttached()
    await expectClean(page, 'encounter')

    // There is no way round it: not back, and not by loading the page anew.
    await page.keyboard.press('Escape')
    await player.expectView('encounter')
    await page.reload()
    await player.press('MARKET')
    await player.expectView('encounter')

    await player.press(choice)
    await expect(player.button('GO ON')).toBeAttached()
    await expect(status).toContainText(OUTCOMES[choice])
    await player.press('GO ON')
    await player.expectView('market')
    await player.touch(player.twin.getByRole('tab', { name: 'TRAVEL' }))
    await expect(player.button('BROOKLYN')).toBeAttached()
  })
}
