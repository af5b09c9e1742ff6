import { readFileSync } from 'node:fs'
import { type Locator } from '@playwright/test'
import { place } from '../../../tools/lib/places.mjs'
import { expect } from './player.ts'

const FONT = place('node_modules/@fontsource/unifont/files/unifont-latin-400-normal.woff2')
/** Other builds of a browser smooth letters a little otherwise. */
const LIKENESS = { threshold: 0.2, maxDiffPixelRatio: 0.01 }

/**
 * Holds what the page shows beside the glass against its stored picture: in the terminal's own letters, as those of the
 * system are another machine's, and before black.
 */
export async function expectPagePicture(part: Locator, name: string): Promise<void> {
  await part.evaluate(plainly, readFileSync(FONT).toString('base64'))
  const seen = await part.screenshot({ animations: 'disabled' })
  await part.evaluate(() => {
    for (const canvas of document.querySelectorAll('canvas')) canvas.style.visibility = ''
  })
  expect(seen).toMatchSnapshot(`${name}.png`, LIKENESS)
}

/** Runs in the page, whose policy lets in no styles but its own. */
async function plainly(part: Element, font: string): Promise<void> {
  const bytes = Uint8Array.from(atob(font), (character) => character.codePointAt(0) ?? 0)
  const face = new FontFace('Pictured', bytes.buffer)
  document.fonts.add(await face.load())
  for (const element of [part, ...part.querySelectorAll('*')]) {
    if (element instanceof HTMLElement)
      element.style.setProperty('font-family', 'Pictured', 'important')
  }
  for (const canvas of document.querySelectorAll('canvas')) canvas.style.visibility = 'hidden'
}
