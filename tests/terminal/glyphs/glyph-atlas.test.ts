import { describe, expect, test } from 'vitest'
import { BOLD, DIM, INVERSE, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { ATLAS_COLUMNS, ATLAS_SLOTS, GlyphAtlas } from '#src/terminal/glyphs/glyph-atlas.ts'
import { GlyphPage } from '#src/terminal/glyphs/glyph-page.ts'
import { loadGlyphs } from '#src/terminal/glyphs/load-glyphs.ts'
import { cutPage, unifont } from '../../support/terminal/glyph-pages.ts'

function setup(pages: readonly number[]) {
  const wanted: number[] = []
  const atlas = new GlyphAtlas({
    has: (page) => page !== 0x1f6,
    want: (page) => void wanted.push(page),
  })
  for (const page of pages) atlas.addPage(page, new GlyphPage(cutPage(page)))
  /** The 16 rows of a slot, read as in the shader: 256 glyphs per strip. */
  const rowsAt = (slot: number): number[] =>
    Array.from({ length: 16 }, (_, y) => {
      const left = (slot & 0xff) * 8
      const top = (slot >> 8) * 16 + y
      let row = 0
      for (let x = 0; x < 8; x += 1) {
        const ink = atlas.bytes[top * ATLAS_COLUMNS + left + x]
        if (ink !== undefined && ink > 0) row |= 0x80 >> x
      }
      return row
    })
  return { atlas, wanted, rowsAt }
}

describe('GlyphPage', () => {
  test.each([0x00, 0x03, 0x25, 0x4e, 0x1f4, 0x1f6])(
    "has the font's glyphs in page %i",
    (number) => {
      const page = new GlyphPage(cutPage(number))
      const known = new Set(unifont().codePoints)
      for (let low = 0; low < 256; low += 1) {
        const codePoint = number * 256 + low
        const glyph = page.glyphOf(low)
        if (known.has(codePoint)) expect(glyph).toEqual(unifont().cut(codePoint))
        else expect(glyph).toBeNull()
      }
    },
  )

  test('rejects a file that was cut short', () => {
    const open = () => new GlyphPage(cutPage(0x25).subarray(0, 1000))
    expect(open).toThrowErrorMatchingInlineSnapshot(
      `[TerminalError: A page of characters has 1000 bytes instead of 4176.]`,
    )
  })
})

describe('GlyphAtlas', () => {
  test('gives a character one slot with its bitmap', () => {
    const { atlas, rowsAt } = setup([0x00])
    const slot = atlas.slotOf('A')
    expect(atlas.slotOf('A')).toBe(slot)
    expect(rowsAt(slot)).toEqual([...unifont().cut(0x41).rows])
    expect(atlas.slotOf(' ')).toBe(0)
  })

  test('gives a wide character two slots, and a character with a mark one bitmap', () => {
    const { atlas, rowsAt } = setup([0x00, 0x03, 0x4e])
    const slot = atlas.slotOf('中')
    expect([...rowsAt(slot), ...rowsAt(slot + 1)]).toEqual([...unifont().cut(0x4e2d).rows])
    expect(atlas.slotOf('b')).toBe(slot + 2)
    const marked = rowsAt(atlas.slotOf('x\u0301'))
    const mark = unifont().cut(0x301).rows
    expect(marked).toEqual(
      [...unifont().cut(0x78).rows].map((row, index) => row | (mark[index] ?? 0)),
    )
  })

  test('draws bold twice within its cell and an underline in the lowest row', () => {
    const { atlas, rowsAt } = setup([0x00])
    const plain = [...unifont().cut(0x41).rows]
    const bold = plain.map((row) => row | (row >> 1))
    expect(rowsAt(atlas.slotOf('A', BOLD))).toEqual(bold)
    expect(rowsAt(atlas.slotOf('A', UNDERLINE | DIM))).toEqual([...plain.slice(0, 15), 0xff])
    expect(rowsAt(atlas.slotOf('A', BOLD | UNDERLINE))).toEqual([...bold.slice(0, 15), 0xff])
    expect(rowsAt(atlas.slotOf(' ', UNDERLINE))[15]).toBe(0xff)
    expect(atlas.slotOf('A', INVERSE | DIM)).toBe(atlas.slotOf('A'))
    expect(rowsAt(atlas.slotOf('😀', UNDERLINE))[15]).toBe(0xff)
  })

  test('requests a missing page and replaces its characters until it arrives', () => {
    const { atlas, wanted } = setup([0x00])
    const replaced = atlas.slotOf('中')
    const { pageRevision } = atlas
    expect(wanted).toEqual([0x4e])
    atlas.addPage(0x4e, new GlyphPage(cutPage(0x4e)))
    expect(atlas.pageRevision).toBeGreaterThan(pageRevision)
    expect(atlas.slotOf('中')).not.toBe(replaced)
  })

  test('replaces characters that the font lacks, without a request', () => {
    const { atlas, wanted, rowsAt } = setup([0x00])
    expect(rowsAt(atlas.slotOf('😀')).some((row) => row !== 0)).toBe(true)
    expect(wanted).toEqual([])
  })

  test('reports that all slots are taken, and starts again after clear', () => {
    const pages = Array.from({ length: 70 }, (_, index) => 0x4e + index)
    const { atlas, rowsAt } = setup(pages)
    let codePoint = 0x4e00
    while (!atlas.isFull) atlas.slotOf(String.fromCodePoint(codePoint++))
    expect(codePoint - 0x4e00).toBe(Math.floor((ATLAS_SLOTS - 9) / 2) + 1)
    atlas.clear()
    expect(atlas.isFull).toBe(false)
    expect(rowsAt(atlas.slotOf('中'))).toEqual([...unifont().cut(0x4e2d).rows.subarray(0, 16)])
  })
})

describe('loadGlyphs', () => {
  test('loads the start pages first, and another page once, when a text needs it', async () => {
    const fetched: number[] = []
    const { atlas, ready } = loadGlyphs({
      pages: [0x00, 0x20, 0x25, 0x4e],
      fetchPage: (page) => {
        fetched.push(page)
        return Promise.resolve(cutPage(page))
      },
      onFailure: () => undefined,
    })
    await ready
    expect(fetched).toEqual([0x00, 0x20, 0x25])
    atlas.slotOf('中')
    atlas.slotOf('丫')
    expect(fetched).toEqual([0x00, 0x20, 0x25, 0x4e])
  })

  test('rejects when the start pages cannot be loaded', async () => {
    const { ready } = loadGlyphs({
      pages: [0x00, 0x20, 0x25],
      fetchPage: () => Promise.reject(new TypeError('offline')),
      onFailure: () => undefined,
    })
    await expect(ready).rejects.toMatchObject({ code: 'glyphs_missing' })
  })

  test('reports a later page that failed to load', async () => {
    let fail: (page: number) => void = () => undefined
    const failed = new Promise<number>((resolve) => {
      fail = resolve
    })
    const { atlas, ready } = loadGlyphs({
      pages: [0x00, 0x20, 0x25, 0x4e],
      fetchPage: (page) =>
        page === 0x4e ? Promise.reject(new TypeError('gone')) : Promise.resolve(cutPage(page)),
      onFailure: (page) => fail(page),
    })
    await ready
    atlas.slotOf('中')
    expect(await failed).toBe(0x4e)
  })
})
