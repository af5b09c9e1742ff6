import address from '@fontsource/unifont/files/unifont-latin-400-normal.woff2?url'

/** The name in twin.css. */
const FAMILY = 'Unifont'

/** Loads the terminal's font into the page. Only a shown twin needs it. */
export async function loadShownFont(): Promise<void> {
  const font = new FontFace(FAMILY, `url(${address})`)
  document.fonts.add(font)
  await font.load()
}

/** The advance of a letter at font size `size`, in CSS px. Measures the fallback font until the font is loaded. */
export function measureAdvance(size: number): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return size / 2
  pen.font = `${size}px ${FAMILY}, monospace`
  return pen.measureText('M').width
}
