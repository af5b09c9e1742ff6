import { CELL } from '#src/ecs/screen-mode.ts'
import address from '@fontsource/unifont/files/unifont-latin-400-normal.woff2?url'

/** The size of a cell on the glass in CSS px, and the CSS px of one px of the twin. */
interface ShownCells {
  readonly cell: { readonly width: number; readonly height: number }
  readonly scale: { readonly x: number; readonly y: number }
}

/** The name in twin.css. */
const FAMILY = 'Unifont'

/** Loads the terminal's font into the page. Only a shown twin needs it. */
export async function loadShownFont(): Promise<void> {
  const font = new FontFace(FAMILY, `url(${address})`)
  document.fonts.add(font)
  await font.load()
}

/**
 * Sets the custom properties of twin.css. A twin that is not shown has the pixels of the page. A shown one has the pixels of
 * the buffer, in which the font's strokes are whole and its letters fill their cells, and is scaled as a whole.
 */
export function styleCells(
  { style }: HTMLElement,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { cell, scale }: ShownCells,
): void {
  const cellWidth = cell.width / scale.x
  const fontSize = seamlessHeight(cell.height) / scale.y
  const px = {
    'cell-width': cellWidth,
    'cell-height': cell.height / scale.y,
    'font-size': fontSize,
    'letter-spacing': cellWidth - measureAdvance(fontSize),
    'buffer-width': columns * CELL.width,
    'buffer-height': rows * CELL.height,
  }
  for (const [name, length] of Object.entries(px)) style.setProperty(`--${name}`, `${length}px`)
  style.setProperty('--scale-x', String(scale.x))
  style.setProperty('--scale-y', String(scale.y))
}

/**
 * Returns the height in whole device pixels that covers a cell, in CSS px. The browser moves each line of text to whole device
 * pixels, so that letters of the cell's own height would leave gaps between the strokes of some lines.
 */
function seamlessHeight(height: number): number {
  return Math.ceil(height * devicePixelRatio - 0.01) / devicePixelRatio
}

/** The advance of a letter at font size `size`, in CSS px. Measures the fallback font until the font is loaded. */
function measureAdvance(size: number): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return size / 2
  pen.font = `${size}px ${FAMILY}, monospace`
  return pen.measureText('M').width
}
