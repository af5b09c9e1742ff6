import { query } from 'bitecs'
import { expect, onTestFinished, test } from 'vitest'
import { HELP_TEXTS } from '#src/protocol/messages.ts'
import { helpSections } from '#src/rules/help/help.ts'
import { openStage } from '#tests/support/open-stage.ts'

async function openHelp() {
  const stage = await openStage({ view: 'help' })
  onTestFinished(() => stage.server.close())
  return stage
}

test('HELP shows every rule and closes to the login screen', async () => {
  const stage = await openHelp()
  const shown = stage.text().replace(/\s+/g, ' ')
  for (const { title, rules } of helpSections()) {
    for (const text of [title, ...rules]) expect(shown).toContain(text)
  }
  stage.press('Close')
  expect(stage.flow.state.view).toBe('waitlist')
})

test('HELP shows what a search finds, or says that there is nothing', async () => {
  const stage = await openHelp()
  const search = (words: string) => {
    const { InputLine } = stage.world.components
    const [input] = query(stage.world, [InputLine])
    InputLine.submit[input ?? 0]?.(words)
  }
  search('toll')
  expect(stage.text()).toContain('a toll of')
  expect(stage.text()).not.toContain('THE STASH')
  search('zeppelin')
  expect(stage.text()).toContain(HELP_TEXTS.nothing('zeppelin'))
})

test('HELP tells what UTC is where the player is', async () => {
  const stage = await openHelp()
  const noon = new Date('2026-11-10T12:00Z')
  const hour = [noon.getHours(), noon.getMinutes()].map((part) => String(part).padStart(2, '0'))
  expect(stage.text()).toContain(`12:00 UTC is ${hour.join(':')} where you are`)
  const { InputLine } = stage.world.components
  const [input] = query(stage.world, [InputLine])
  InputLine.submit[input ?? 0]?.('utc where')
  expect(stage.text()).toContain('TIMES')
  expect(stage.text()).not.toContain('THE STASH')
})
