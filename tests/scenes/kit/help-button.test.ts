import { expect, onTestFinished, test } from 'vitest'
import { HELP_TEXTS, KEY_TEXTS } from '#src/protocol/messages.ts'
import { openStage } from '#tests/support/open-stage.ts'

test.each([
  ...(['waitlist', 'confirmation', 'about', 'leaderboard', 'market', 'encounter'] as const),
  ...(['account', 'menu', 'game_console', 'sdk_test', 'menu_test', 'verify', 'error'] as const),
])('the help button of %s opens the rules', async (view) => {
  const stage = await openStage({ view })
  onTestFinished(() => stage.server.close())
  stage.press(HELP_TEXTS.button)
  expect(stage.flow.state.view).toBe('help')
})

test('the help button of the rules shows the keys, which ? shows too', async () => {
  const stage = await openStage({ view: 'help' })
  onTestFinished(() => stage.server.close())
  stage.press(HELP_TEXTS.keys)
  expect(stage.text()).toContain(KEY_TEXTS.title)
})
