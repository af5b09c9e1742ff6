import { query } from 'bitecs'
import { expect, test } from 'vitest'
import { type Identities } from '#src/api/list-identities.ts'
import { ACCOUNT_LAYOUTS } from '#src/scenes/account/account-layout.ts'
import { drawIdentitiesPage } from '#src/scenes/account/identities-page.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

const ADDRESS = `0x${'ab'.repeat(20)}`
const WALLET: Identities[number] = {
  id: '0b0c7c0e-1111-4222-8333-944455556666',
  kind: 'wallet',
  subject: ADDRESS,
  name: 'ada.eth',
  name_source: 'ens',
  linked_at: '2026-11-21T12:00:00.000Z',
  current: true,
}
const GUEST = { ...WALLET, kind: 'burner', name: '0xabab…abab', name_source: null }
const FID = { ...WALLET, kind: 'farcaster', subject: 'fid:7', name: 'ada', name_source: null }

/** Returns every text on the page. */
function drawn(identities: Identities, boardName: string | null): readonly string[] {
  const world = createTestWorld()
  const layout = ACCOUNT_LAYOUTS.desktop
  drawIdentitiesPage(world, {
    ...{ layout, identities, boardName, showHint: true },
    name: { typed: 'Lucky Lefty', change: () => undefined, submit: () => undefined },
    onLink: () => undefined,
  })
  const { TextRun } = world.components
  return [...query(world, [TextRun])].map((entity) => TextRun.text[entity] ?? '')
}

test('shows an address after its linked name, and other identities by name', () => {
  const texts = drawn([WALLET, FID], null).map((text) => text.trim())
  expect(texts).toContain(`ada.eth ${ADDRESS}`)
  expect(texts).toContain('ada')
  expect(texts.join(' ')).not.toContain('BETA')
})

test('tells beta players their name on the boards', () => {
  expect(drawn([WALLET], 'ada.eth')).toContain('BETA: on the boards you are ada.eth.')
})

test('tells a guest about their key instead', () => {
  const texts = drawn([GUEST], 'ada.eth').join('\n')
  expect(texts).toContain('A guest is a key in this browser')
  expect(texts).not.toContain('BETA')
})
