import { existsSync, readFileSync } from 'node:fs'
import { type IndexedPicture, writeIndexedPng } from './indexed-png.ts'
import { expect, test } from './player.ts'

/** A picture that is to be stored has been the same for so many looks. */
const LOOKS = 4

/**
 * Holds what the glass shows against the stored picture of that name, pixel by pixel, once it has come to rest.
 * `npm run pictures` stores what is seen now. A failure leaves what was expected, what was seen and their difference
 * beside the other results of the run.
 */
export async function expectPicture(
  look: () => Promise<IndexedPicture>,
  name: string,
): Promise<void> {
  const info = test.info()
  const file = `${name}.png`
  const path = info.snapshotPath(file, { kind: 'snapshot' })
  const isKept = existsSync(path) && !['all', 'changed'].includes(info.config.updateSnapshots)
  const seen = await (isKept ? waitFor(look, readFileSync(path)) : waitForRest(look))
  expect(seen).toMatchSnapshot(file, { threshold: 0, maxDiffPixels: 0 })
}

/** The last that was seen, where the stored one has not come. */
async function waitFor(look: () => Promise<IndexedPicture>, stored: Buffer): Promise<Buffer> {
  let seen: Buffer = Buffer.alloc(0)
  const isThere = async (): Promise<boolean> => {
    seen = writeIndexedPng(await look())
    return seen.equals(stored)
  }
  await expect
    .poll(isThere, { intervals: [50] })
    .toBe(true)
    .catch(() => undefined)
  return seen
}

async function waitForRest(look: () => Promise<IndexedPicture>): Promise<Buffer> {
  let seen = writeIndexedPng(await look())
  let same = 0
  const isAtRest = async (): Promise<boolean> => {
    const next = writeIndexedPng(await look())
    same = next.equals(seen) ? same + 1 : 0
    seen = next
    return same >= LOOKS
  }
  await expect.poll(isAtRest, { intervals: [250], timeout: 30_000 }).toBe(true)
  return seen
}
