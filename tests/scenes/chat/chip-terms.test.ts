import { describe, expect, test } from 'vitest'
import { SCREEN_MODES } from '#src/ecs/screen-mode.ts'
import { focus } from '#src/ecs/systems/focus.ts'
import { type OptionTerms, type QuickReply } from '#src/protocol/chat.ts'
import { CHAT_LAYOUTS } from '#src/scenes/chat/chat-layout.ts'
import { ChipNews } from '#src/scenes/chat/chip-news.ts'
import { ChipRow } from '#src/scenes/chat/chip-row.ts'
import { termsLines, termsText } from '#src/scenes/chat/chip-terms.ts'
import { GOOD_SYMBOLS } from '#src/protocol/street.ts'
import { createTestWorld } from '#tests/support/terminal/test-world.ts'

/** A Saturday. */
const NOW = '2026-11-21T14:00:30.000Z'
const LOAN: OptionTerms = { kind: 'loan', principal: 1_000, owed: 1_300, days: 3 }
const OFFER = '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d'

const chip = (title: string, terms?: OptionTerms, offer = OFFER): QuickReply => ({
  title,
  payload: {
    action: 'story_choice',
    details: { choice_id: offer, value: 'accept', title, ...(terms && { terms }) },
  },
})

test.each<[OptionTerms, string]>([
  [LOAN, '$1,000, owe $1,300 by Tue 24, 14:00 UTC (3 d 0 h)'],
  [{ ...LOAN, owed: 1_331.5 }, '$1,000, owe $1,331.50 by Tue 24, 14:00 UTC (3 d 0 h)'],
  [
    {
      ...LOAN,
      security: {
        kind: 'goods',
        goods: [
          { symbol: 'ICE', quantity: 2 },
          { symbol: 'TAPES', quantity: 9 },
        ],
      },
    },
    '$1,000, owe $1,300 by Tue 24, 14:00 UTC (3 d 0 h), 2 ICE + 9 TAPES held',
  ],
  [
    { ...LOAN, security: { kind: 'profit', percent: 20 } },
    '$1,000, owe $1,300 by Tue 24, 14:00 UTC (3 d 0 h), 20% of profits',
  ],
  [{ kind: 'payment', amount: 500, owed: 665.5 }, '$500 of $665.50'],
  [{ kind: 'payment', amount: 665.5, owed: 665.5 }, '$665.50, all of it'],
  [{ kind: 'extension', due_at: '2026-11-25T09:05:00.000Z' }, 'due Wed 25, 09:05 UTC (3 d 19 h)'],
  [{ kind: 'truce', days: 1 }, 'no collectors for 1 day'],
])('spells %j', (terms, text) => {
  expect(termsText(chip('Deal', terms), NOW)).toBe(text)
})

test('spells nothing for a chip without terms, or with terms that are not known', () => {
  expect(termsText(chip('No deal'), NOW)).toBeNull()
  expect(termsText({ title: 'Hello', payload: 'Hello' }, NOW)).toBeNull()
  const odd = { kind: 'marriage' } as unknown as OptionTerms
  expect(termsText(chip('Deal', odd), NOW)).toBeNull()
})

const lineOf = (chips: readonly QuickReply[], columns: number): string =>
  termsLines(chips, NOW, { columns, widths: [columns] }).join('\n')

test('names the chips in the line where there is room, and shortens it where there is not', () => {
  const chips = [chip('Pay debt', { kind: 'payment', amount: 550, owed: 550 }), chip('No deal')]
  const both = [...chips, chip('Ask for extension', { kind: 'extension', due_at: NOW })]
  expect(lineOf(both, 76)).toBe(
    'Pay debt: $550, all of it · Ask for extension: due Sat 21, 14:00 UTC (0 min)',
  )
  expect(lineOf(both, 43)).toBe('$550, all of it · due Sat 21, 14:00 UTC')
  const secured = { ...LOAN, security: { kind: 'profit', percent: 20 } } as const
  expect(lineOf([chip('Accept loan', secured)], 43)).toBe('$1,000/$1,300 Tue 24, 14:00, 20% share')
  const large = { ...secured, principal: 10_000, owed: 13_310 }
  expect(lineOf([chip('Accept loan', large)], 43)).toBe('$10,000/$13,310 Tue 24, 14:00, 20% share')
  expect(lineOf([chip('Deal', LOAN)], 10)).toHaveLength(10)
  expect(lineOf([chip('No deal')], 76)).toBe('')
})

describe.each(['desktop', 'mobile', 'narrow', 'landscape'] as const)(
  'on a %s screen',
  (profile) => {
    const { chips: layout } = CHAT_LAYOUTS[profile]
    const show = (chips: readonly QuickReply[], now: string | null) => {
      const world = createTestWorld({ screen: SCREEN_MODES[profile] })
      const row = new ChipRow(world, layout, () => undefined)
      row.show(chips, now === null ? null : { now, hasStatus: false })
      const { Place, Spoken, TextRun } = world.components
      return {
        ...{ world, row, texts: () => TextRun.text.join('\n') },
        descriptionOf: (name: string) =>
          Spoken.details.find((details) => details?.name === name)?.description,
        /** The text with these words, from its first row on. */
        linesOf: (words: string) => {
          const entity = TextRun.text.findIndex((text) =>
            text?.replaceAll('\n', ' ').includes(words),
          )
          return { from: Place.row[entity] ?? -1, lines: TextRun.text[entity]?.split('\n') ?? [] }
        },
        rowsOf: (name: string) => {
          const entity = Spoken.details.findIndex((details) => details?.name === name)
          expect(entity).toBeGreaterThanOrEqual(0)
          const first = Place.row[entity] ?? 0
          return [first, first + (Place.rows[entity] ?? 1) - 1]
        },
      }
    }
    const chips = [chip('Accept loan', LOAN), chip('Reject loan'), chip('Negotiate terms')]

    test('a chip keeps its title and carries its terms on a line of their own', () => {
      const { descriptionOf, rowsOf, texts } = show(chips, NOW)
      expect(texts().replaceAll('\n', ' ')).toContain('$1,000, owe $1,300 by Tue 24, 14:00 UTC')
      expect(descriptionOf('Accept loan')).toBe('$1,000, owe $1,300 by Tue 24, 14:00 UTC (3 d 0 h)')
      expect(descriptionOf('Reject loan')).toBeUndefined()
      for (const { title } of chips) {
        const [first = 0, last = 0] = rowsOf(title)
        expect(layout.terms.row < first || layout.terms.row > last).toBe(true)
      }
    })

    test('four chips leave the line of the terms free', () => {
      const all = [...chips, chip('Not now')]
      const { rowsOf } = show(all, NOW)
      for (const { title } of all) {
        const [first = 0, last = 0] = rowsOf(title)
        expect(layout.terms.row < first || layout.terms.row > last).toBe(true)
      }
    })

    test('a pledge of all goods is shown whole, above or below chips that keep their place', () => {
      const all = [...chips, chip('Buy 10 messages')]
      const goods = GOOD_SYMBOLS.map((symbol) => ({ symbol, quantity: 24 }))
      const pledge = chip('Accept loan', { ...LOAN, security: { kind: 'goods', goods } })
      const { descriptionOf, linesOf, rowsOf } = show([pledge, ...all.slice(1)], NOW)
      const held = goods.map(({ quantity, symbol }) => `${quantity} ${symbol}`).join(' + ')
      const { from, lines } = linesOf('24 SMOKES')
      expect(lines.join(' ')).toContain(`${held} held`)
      for (const line of lines)
        expect(line.length).toBeLessThanOrEqual(SCREEN_MODES[profile].columns)
      expect(descriptionOf('Accept loan')).toContain(`${held} held`)
      for (const { title } of all) {
        const [first = 0, last = 0] = rowsOf(title)
        expect(from > last || from + lines.length <= first, title).toBe(true)
        expect(last).toBeLessThan(layout.row + layout.rows)
      }
    })

    test('a status hides the line that it shares, and leaves the descriptions', () => {
      const { descriptionOf, row, texts } = show(chips, NOW)
      row.show(chips, { now: NOW, hasStatus: true })
      expect(texts().includes('$1,000')).toBe(profile !== 'mobile' && profile !== 'narrow')
      expect(descriptionOf('Accept loan')).toContain('$1,000')
    })

    test('the due hour follows the minute, and the terms are hidden while they may change', () => {
      const { descriptionOf, row, texts } = show(chips, NOW)
      row.show(chips, { now: '2026-11-21T14:01:00.000Z', hasStatus: false })
      expect(texts().replaceAll('\n', ' ')).toContain('by Tue 24, 14:01 UTC')
      expect(descriptionOf('Accept loan')).toContain('14:01')
      row.show(chips, null)
      expect(texts()).not.toContain('$1,000')
      expect(descriptionOf('Accept loan')).toBeUndefined()
    })
  },
)

test('a chip keeps the focus while its countdown takes more lines and fewer', () => {
  const world = createTestWorld({ screen: SCREEN_MODES.narrow })
  const row = new ChipRow(world, CHAT_LAYOUTS.narrow.chips, () => undefined)
  const due_at = '2026-11-22T14:00:30.000Z'
  const chips = [chip('Ask for an extension', { kind: 'extension', due_at }), chip('No deal')]
  const linesAt = (now: string): number => {
    row.show(chips, { now, hasStatus: false })
    return (
      world.components.TextRun.text.find((text) => text?.includes('UTC'))?.split('\n').length ?? 0
    )
  }
  const { Spoken } = world.components
  expect(linesAt(NOW)).toBe(2)
  focus(
    world,
    Spoken.details.findIndex((details) => details?.name === 'No deal'),
  )
  expect(linesAt('2026-11-21T14:01:30.000Z')).toBe(3)
  const { focused } = world
  expect(Spoken.details[focused ?? -1]?.name).toBe('No deal')
  expect(linesAt('2026-11-22T13:59:30.000Z')).toBe(2)
  expect(world.focused).toBe(focused)
})

describe('news of chips', () => {
  const talk = {
    ...{ character: 'vinnie' as const, historyLoaded: true, loading: false, loadingStep: null },
    quickReplies: [chip('Need a loan')],
  }

  test('names new chips with their terms, once, when the reply has ended', () => {
    const news = new ChipNews()
    const offered = { ...talk, quickReplies: [chip('Deal', LOAN), chip('No deal')] }
    expect(news.next(talk, NOW)).toBeNull()
    expect(news.next({ ...offered, loading: true }, NOW)).toBeNull()
    expect(news.next(offered, NOW)).toBe(
      'Quick replies: Deal: $1,000, owe $1,300 by Tue 24, 14:00 UTC (3 d 0 h); No deal.',
    )
    expect(news.next({ ...offered, quickReplies: [...offered.quickReplies] }, NOW)).toBeNull()
    expect(news.next({ ...offered, quickReplies: offered.quickReplies.slice(1) }, NOW)).toBeNull()
  })

  test('names the same title again for another offer', () => {
    const news = new ChipNews()
    news.next({ ...talk, quickReplies: [chip('Deal', LOAN)] }, NOW)
    const other = [chip('Deal', LOAN, '0b0c7c0e-1111-4222-8333-944455556666')]
    expect(news.next({ ...talk, quickReplies: other }, NOW)).toContain('Deal')
  })

  test('does not name the chips of a conversation that was just opened', () => {
    const news = new ChipNews()
    expect(news.next({ ...talk, loadingStep: 1 }, NOW)).toBeNull()
    expect(news.next({ ...talk, historyLoaded: false }, NOW)).toBeNull()
    expect(news.next(talk, NOW)).toBeNull()
    const other = { ...talk, character: 'tommy', quickReplies: [chip('Got work?')] } as const
    expect(news.next(other, NOW)).toBeNull()
  })
})
