import { query } from 'bitecs'
import { expect, test } from 'vitest'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import type { RecalledWords } from '#src/protocol/calls/memory.ts'
import { ACCOUNT_LAYOUTS } from '#src/scenes/account/account-layout.ts'
import { drawMemoryPage } from '#src/scenes/account/memory-page.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const AT = '2026-11-22T18:30:00.000Z'
const ROSA: RecalledWords = {
  id: '0b0c7c0e-1111-4222-8333-944455556666',
  character: 'vinnie',
  kind: 'person',
  words: 'your sister Rosa',
  said_at: AT,
  ends_at: AT,
  hearsay_from: 'tommy',
}

test.each(['desktop', 'mobile'] as const)(
  'shows what is recalled, by whom, and forgets one or all on a %s screen',
  (profile) => {
    const world = createTestWorld({ screen: SCREEN_MODES[profile] })
    const pressed: string[] = []
    drawMemoryPage(world, {
      ...{ layout: ACCOUNT_LAYOUTS[profile], memory: [ROSA] },
      forget: ({ id }) => pressed.push(id),
      forgetAll: () => pressed.push('all'),
    })
    const { Control, Spoken, TextRun } = world.components
    const names = [...query(world, [Control])].map((button) => Spoken.details[button]?.name)
    expect(names).toEqual(['FORGET ALL OF IT', 'FORGET: You spoke of your sister Rosa.'])
    for (const button of query(world, [Control])) Control.press[button]?.()
    expect(pressed).toEqual(['all', ROSA.id])
    const shown = [...query(world, [TextRun])].map((run) => TextRun.text[run]).join(' ')
    expect(shown.replaceAll(/\s+/g, ' ')).toContain('You spoke of your sister Rosa.')
    expect(shown.replaceAll(/\s+/g, ' ')).toContain('from tommy')
  },
)

test('says that no shark remembers anything, without buttons', () => {
  const world = createTestWorld({ screen: SCREEN_MODES.desktop })
  const area = drawMemoryPage(world, {
    ...{ layout: ACCOUNT_LAYOUTS.desktop, memory: [] },
    forget: () => expect.unreachable(),
    forgetAll: () => expect.unreachable(),
  })
  expect(area).toBeNull()
  expect([...query(world, [world.components.Control])]).toEqual([])
})
