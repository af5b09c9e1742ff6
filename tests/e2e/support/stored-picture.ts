import { existsSync, readFileSync } from 'node:fs'
import { type IndexedPicture, writeIndexedPng } from './indexed-png.ts'
import { expect, test } from './player.ts'

/** A picture is stored after it was the same this many times in a row. */
const STABLE_COUNT = 4

/**
 * Compares the glass with the stored picture of that name, pixel by pixel, once the glass has stopped changing.
 * `npm run pictures` stores the current picture. A failure writes the expected picture, the actual one and their
 * difference to the results of the run. Returns the picture.
 */
export async function expectPicture(
  look: () => Promise<IndexedPicture>,
  name: string,
): Promise<IndexedPicture> {
  const info = test.info()
  const file = `${name}.png`
  const path = info.snapshotPath(file, { kind: 'snapshot' })
  const isKept = existsSync(path) && !['all', 'changed'].includes(info.config.updateSnapshots)
  const seen = await (isKept ? waitFor(look, readFileSync(path)) : waitForRest(look))
  expect(seen.png).toMatchSnapshot(file, { threshold: 0, maxDiffPixels: 0 })
  return seen.picture
}

/** A picture with its encoding. */
interface Seen {
  readonly picture: IndexedPicture
  readonly png: Buffer
}

async function see(look: () => Promise<IndexedPicture>): Promise<Seen> {
  const picture = await look()
  return { picture, png: writeIndexedPng(picture) }
}

/** Waits for the stored picture. Returns the last picture when it does not appear in time. */
async function waitFor(look: () => Promise<IndexedPicture>, stored: Buffer): Promise<Seen> {
  let seen = await see(look)
  const isThere = async (): Promise<boolean> => {
    if (seen.png.equals(stored)) return true
    seen = await see(look)
    return seen.png.equals(stored)
  }
  await expect
    .poll(isThere, { intervals: [50] })
    .toBe(true)
    .catch(() => undefined)
  return seen
}

async function waitForRest(look: () => Promise<IndexedPicture>): Promise<Seen> {
  let seen = await see(look)
  let same = 0
  const isAtRest = async (): Promise<boolean> => {
    const next = await see(look)
    same = next.png.equals(seen.png) ? same + 1 : 0
    seen = next
    return same >= STABLE_COUNT
  }
  await expect.poll(isAtRest, { intervals: [250] }).toBe(true)
  return seen
}
