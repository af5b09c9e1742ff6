import { fc } from '#tests/support/property.ts'
import { describe, expect, test } from 'vitest'
import {
  cellWidth,
  centre,
  fitColumns,
  graphemesOf,
  padEnd,
  padStart,
  truncate,
  visibleCharacters,
  widestLine,
  widthOf,
  wrapText,
} from '#src/lib/text-layout.ts'
import { WIDE_RANGES_TEXT } from '#src/lib/wide-characters.ts'
import { wideRangesOf } from '../../tools/unifont.ts'
import { unifont } from '../support/terminal/glyph-pages.ts'

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '  ', '\n', '中', 'e\u0301', '▒') }),
)

describe('cellWidth', () => {
  test.each([
    ['a', 1],
    ['█', 1],
    ['…', 1],
    ['中', 2],
    ['가', 2],
    ['あ', 2],
    ['e\u0301', 1],
    ['\u0301', 1],
    ['中\u0301', 2],
    ['❤\ufe0f', 2],
    ['x\ufe0f', 1],
    ['👍', 2],
    ['👩‍👩‍👧', 2],
    ['\n', 0],
    ['\t', 2],
  ] as const)('%j is %d cells wide', (grapheme, width) => {
    expect(cellWidth(grapheme)).toBe(width)
  })

  test("equals the font's widths for all code points", () => {
    const { codePoints, cut } = unifont()
    const glyphs = new Map(codePoints.map((codePoint) => [codePoint, cut(codePoint)]))
    const font = {
      ...unifont(),
      cut: (codePoint: number) => glyphs.get(codePoint) ?? cut(codePoint),
    }
    expect(WIDE_RANGES_TEXT).toBe(wideRangesOf(font))
    const wrong = codePoints
      .filter((codePoint) => codePoint !== 0x0a && !(codePoint >= 0xd800 && codePoint < 0xe000))
      .filter((codePoint) => {
        const { width } = font.cut(codePoint)
        return cellWidth(String.fromCodePoint(codePoint)) !== Math.max(1, width)
      })
    expect(wrong).toEqual([])
  })
})

test.each([
  ['👍🏽', ['👍']],
  ['👩‍👩‍👧', ['👩']],
  ['🏽', ['🏽']],
  ['क्‍ष', ['क', '्', 'ष']],
])('draws of %j: %j', (grapheme, characters) => {
  expect(visibleCharacters(grapheme)).toEqual(characters)
})

describe('graphemesOf', () => {
  test('keeps a cluster together', () => {
    expect(graphemesOf('ae\u0301👩‍👩‍👧中')).toEqual(['a', 'e\u0301', '👩‍👩‍👧', '中'])
  })

  test('splits plain text in the same way as the segmenter', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    fc.assert(
      fc.property(texts, (text) => {
        expect(graphemesOf(text)).toEqual(Array.from(segmenter.segment(text), (it) => it.segment))
      }),
    )
  })
})

describe('wrapText', () => {
  test('breaks between words and drops the blanks there', () => {
    expect(wrapText('the street never sleeps', 10)).toEqual(['the street', 'never', 'sleeps'])
  })

  test('keeps line breaks, empty lines and indents', () => {
    expect(wrapText('one\n\n  two', 10)).toEqual(['one', '', '  two'])
  })

  test('keeps a wide blank at the end of a line', () => {
    expect(wrapText('\u3000 ', 2)).toEqual(['\u3000'])
  })

  test('breaks a longer word inside, but never a wide character', () => {
    expect(wrapText('ab supercalifragilistic', 8)).toEqual(['ab', 'supercal', 'ifragili', 'stic'])
    expect(wrapText('中中中', 5)).toEqual(['中中', '中'])
  })

  test('makes no line wider than the limit and loses only blanks', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 30 }), (text, columns) => {
        const lines = wrapText(text, columns)
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns)
        const bare = (value: string): string => value.replace(/[ \n]/g, '')
        expect(bare(lines.join(''))).toBe(bare(text))
      }),
    )
  })
})

test('centre centres each line by its width in cells', () => {
  expect(centre('ab\n中', 6)).toBe('  ab\n  中')
  expect(centre('too wide', 3)).toBe('too wide')
})

test('truncate cuts names of more than 20 graphemes to 17 and a mark', () => {
  const cut = { limit: 20, keep: 17 }
  expect(truncate('a'.repeat(20), cut)).toBe('a'.repeat(20))
  expect(truncate('a'.repeat(21), cut)).toBe(`${'a'.repeat(17)}…`)
  expect(truncate('e\u0301'.repeat(21), cut)).toBe(`${'e\u0301'.repeat(17)}…`)
  expect(truncate('abcdef', { limit: 4 })).toBe('abc…')
})

test('padEnd, padStart and fitColumns count cells', () => {
  expect(padEnd('中', 4)).toBe('中  ')
  expect(padStart('7', 3)).toBe('  7')
  expect(padEnd('long', 2)).toBe('long')
  expect(fitColumns('a中中', 4)).toBe('a中')
  expect(widestLine('a\n中b\n')).toBe(3)
})
