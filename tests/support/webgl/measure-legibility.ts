import { INK } from '#src/ecs/components/text-run.ts'
import { DEFAULT_KNOBS, type Look, withLook } from '#src/crt/knobs.ts'
import { type Tier } from '#src/crt/quality/tiers.ts'
import { warpOf } from '#src/crt/warp.ts'
import { type PageSource } from '../tabs.ts'
import { openTubePage, paint, type Picture, read } from './open-tube-page.ts'
import {
  contrastOf,
  pageOfGlyphs,
  pageOfWords,
  recognise,
  TEXT_BUFFER,
  type TextPage,
} from './read-glyphs.ts'

/** The wide frame in a window of 1280×800. */
const OUTPUT = { width: 1067, height: 800 }

export interface Legibility {
  /** The share of printable ASCII, boxes and blocks that is distinguished from all others. */
  readonly recognised: number
  /** The contrast of text to its background. */
  readonly contrast: number
  /** The contrast of dim text to its background. */
  readonly dimContrast: number
}

/** Measures the legibility of text on the glass, for a look and a tier. */
export async function measureLegibility(
  tabs: PageSource,
  look: Look,
  tier: Tier = 'full',
): Promise<Legibility> {
  const knobs = withLook(DEFAULT_KNOBS, look)
  const quality = { tier, reducedMotion: false }
  const page = await openTubePage(tabs, { buffer: TEXT_BUFFER, output: OUTPUT, knobs, quality })
  let now = 0
  const see = async ({ picture }: TextPage): Promise<Picture> => {
    await paint(page, picture)
    now += 20_000
    await page.evaluate((at) => window.tubePage.frame(at, true), now - 10_000)
    return { ...OUTPUT, pixels: await read(page, now, false) }
  }
  const warp = warpOf(look, OUTPUT)
  const [all, words] = [pageOfGlyphs(look, 1), pageOfWords(look, 1)]
  const dimWords = pageOfWords(look, 1, INK.faint)
  return {
    recognised: recognise(await see(all), all, warp),
    contrast: contrastOf(await see(words), words, warp),
    dimContrast: contrastOf(await see(dimWords), dimWords, warp),
  }
}
