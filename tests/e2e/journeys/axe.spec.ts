import { expectClean } from '../support/expect-clean.ts'
import { test } from '../support/player.ts'

// axe needs a clock that goes; all other screens are held to it where they are held to their pictures.
test('the opening has no violation', async ({ page, player }) => {
  await player.open()
  for (const view of ['boot', 'unbranded', 'asciiTitle'] as const) {
    await player.expectView(view)
    await expectClean(page, view)
    await page.keyboard.press('Space')
  }
})
