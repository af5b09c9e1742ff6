import { query } from 'bitecs'
import { expect, test } from 'vitest'
import { type Identities } from '#src/api/list-identities.ts'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
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
  proves: [],
}
const GUEST = { ...WALLET, kind: 'burner', name: '0xabab…abab', name_source: null }
const FID = { ...WALLET, kind: 'farcaster', subject: 'fid:7', name: 'ada', name_source: null }

const MERGE = {
  id: '0b0c7c0e-1111-4222-8333-944455556667',
  kept: 'Bones',
  dropped: 'Slick',
  asked_at: '2026-11-21T12:00:00.000Z',
  due_at: '2026-11-22T12:00:00.000Z',
}
type Page = Parameters<typeof drawIdentitiesPage>[1]

/** Draws the page with changes. `pressed` lists the pressed buttons. */
function draw(identities: Identities, changes: Partial<Page> = {}) {
  const profile = changes.layout === ACCOUNT_LAYOUTS.mobile ? 'mobile' : 'desktop'
  const world = createTestWorld({ screen: SCREEN_MODES[profile] })
  const pressed: string[] = []
  drawIdentitiesPage(world, {
    ...{ layout: ACCOUNT_LAYOUTS.desktop, identities, boardName: null, showHint: true },
    ...{ merge: null, news: [], now: MERGE.asked_at },
    name: { typed: 'Lucky Lefty', change: () => undefined, submit: () => undefined },
    onLink: () => undefined,
    unlink: ({ kind }) => pressed.push(`unlink ${kind}`),
    cancelMerge: ({ dropped }) => pressed.push(`cancel ${dropped}`),
    ...changes,
  })
  const { Control, Spoken, TextRun } = world.components
  return {
    pressed,
    texts: [...query(world, [TextRun])].map((entity) => TextRun.text[entity] ?? ''),
    /** Presses every button whose name starts with `name`. */
    press(name: string) {
      for (const button of query(world, [Control])) {
        if (Spoken.details[button]?.name?.startsWith(name)) Control.press[button]?.()
      }
    },
  }
}

/** Returns every text on the page. */
function drawn(identities: Identities, boardName: string | null): readonly string[] {
  return draw(identities, { boardName }).texts
}

test('shows an address after its linked name, and other identities by name', () => {
  const texts = drawn([WALLET, FID], null).map((text) => text.trim())
  expect(texts).toContain(`ada.eth ${ADDRESS}`)
  expect(texts).toContain('ada')
  expect(texts.join(' ')).not.toContain('BETA')
})

test('shows beta players their name on the boards', () => {
  expect(drawn([WALLET], 'ada.eth')).toContain('BETA: on the boards you are ada.eth.')
})

test('shows a guest a hint about their key instead', () => {
  const texts = drawn([GUEST], 'ada.eth').join('\n')
  expect(texts).toContain('A guest is a key in this browser')
  expect(texts).not.toContain('BETA')
})

test('every identity but the only one can be unlinked', () => {
  const two = draw([WALLET, FID])
  two.press('UNLINK ada')
  expect(two.pressed).toEqual(['unlink wallet', 'unlink farcaster'])
  const one = draw([WALLET])
  one.press('UNLINK')
  expect(one.pressed).toEqual([])
})

test.each(['desktop', 'mobile'] as const)(
  'shows a pending merge that can be cancelled on a %s screen',
  (profile) => {
    const page = draw([WALLET], { merge: MERGE, layout: ACCOUNT_LAYOUTS[profile] })
    const told = page.texts.join(' ').replaceAll(/\s+/g, ' ')
    expect(told).toContain('Bones goes on and Slick ends in 1 d 0 h, 2026-11-22 12:00 UTC')
    page.press('CANCEL the end of Slick')
    expect(page.pressed).toEqual(['cancel Slick'])
  },
)

test('shows notices instead of the hint, one line each', () => {
  const at = '2026-11-21T18:30:00.000Z'
  const news = [
    { id: MERGE.id, kind: 'linked', about: [ADDRESS], at },
    { id: WALLET.id, kind: 'merged', about: ['Bones', 'Slick'], at },
  ] as const
  const { texts } = draw([GUEST], {
    news: news.map((each) => ({ ...each, about: [...each.about] })),
  })
  expect(texts).toContain('11-21 18:30 0xabab…abab was linked')
  expect(texts).toContain('11-21 18:30 Bones goes on, Slick ended')
  expect(texts.join(' ')).not.toContain('A guest is a key')
})

test('shows by what an identity proves the player', () => {
  const { texts } = draw([{ ...WALLET, proves: ['history', 'payment'] }, FID])
  expect(texts.map((text) => text.trim())).toContain('● PROVEN by ITS PAST, A PAYMENT')
  expect(texts.join(' ')).not.toContain('Not proven')
})

test.each(['desktop', 'mobile'] as const)(
  'shows unproven players how to be proven, in three rows at most, on a %s screen',
  (profile) => {
    const layout = ACCOUNT_LAYOUTS[profile]
    const hint = (identities: Identities, start: string) =>
      draw(identities, { layout }).texts.find((text) => text.startsWith(start))
    for (const text of [hint([WALLET], 'Not proven'), hint([GUEST], 'A guest is a key')]) {
      expect(text?.split('\n').length).toBeLessThanOrEqual(3)
    }
  },
)
