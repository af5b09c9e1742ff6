import { type Browser, type Page } from 'playwright'
import { DEFAULT_KNOBS } from '#src/crt/knobs.ts'
import { type Tier, TIERS } from '#src/crt/quality/tiers.ts'
import { launchChromium } from '../support/chromium.ts'
import { openTubePage } from '../support/webgl/open-tube-page.ts'
import { type Row } from './row.ts'

const BUFFER = { width: 640, height: 400 }
const OUTPUT = { width: 960, height: 720 }
const ROUNDS = 5
const FRAMES = 12
/** 30 frames a second. */
const BUDGET_MS = 1000 / 30
/** What each tier may cost of the least one. */
const SHARES: Readonly<Record<Tier, number>> = { bare: 1, lean: 2.2, saving: 3.5, full: 3.5 }

/** What a whole frame of the default look costs on each tier, every text changing, its pixels waited for. */
export async function bench(): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const pages = await Promise.all(TIERS.map((tier) => openTier(browser, tier)))
    const least = new Map<Tier, number>()
    // In turns, so that all tiers meet the same moods of the machine.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page, tier } of pages) {
        const ms = await page.evaluate((frames) => window.tubePage.cost(frames), FRAMES)
        least.set(tier, Math.min(ms, least.get(tier) ?? Number.POSITIVE_INFINITY))
      }
    }
    const bare = least.get('bare') ?? 0
    return TIERS.map((tier) => rowOf(tier, least.get(tier) ?? 0, bare))
  } finally {
    await browser.close()
  }
}

async function openTier(browser: Browser, tier: Tier): Promise<{ page: Page; tier: Tier }> {
  const quality = { tier, reducedMotion: false }
  const options = { buffer: BUFFER, output: OUTPUT, knobs: DEFAULT_KNOBS, quality }
  return { page: await openTubePage({ open: () => browser.newPage() }, options), tier }
}

function rowOf(tier: Tier, value: number, bare: number): Row {
  const name = `frame at 960×720 in software GL, tier ${tier}`
  if (tier === 'bare') {
    const holds = value <= BUDGET_MS
    return { name, value, unit: 'ms', budget: '≤ 33.3 ms (30 frames a second)', holds }
  }
  const ratio = value / bare
  return {
    ...{ name, value, unit: 'ms', ratio },
    against: { name: 'tier bare', value: bare },
    budget: `ratio ≤ ${SHARES[tier]}`,
    holds: ratio <= SHARES[tier],
  }
}
