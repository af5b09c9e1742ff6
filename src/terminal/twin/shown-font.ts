import address from '@fontsource/unifont/files/unifont-latin-400-normal.woff2?url'

/** As twin.css names it. */
const FAMILY = 'Unifont'

/** Loads the terminal's letters as a font of the page; for a twin that is the screen, as only that needs it. */
export async function loadShownFont(): Promise<void> {
  const font = new FontFace(FAMILY, `url(${address})`)
  document.fonts.add(font)
  await font.load()
}

/** CSS px from letter to letter in a font so many CSS px high, whichever of the twin's fonts is there. */
export function measureAdvance(size: number): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return size / 2
  pen.font = `${size}px ${FAMILY}, monospace`
  return pen.measureText('M').width
}
