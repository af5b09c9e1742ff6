import { BOLD, DIM, INVERSE, UNDERLINE } from '#src/ecs/components/text-run.ts'
import { lineCount, widestLine } from '#src/lib/text-layout.ts'
import { type Rgb } from '../cells/tones.ts'
import { type DrawnText } from './twin-node.ts'
import { type CssBox } from './hit-targets.ts'

export interface DrawnBoxes {
  /** The box of the text, the box that can be hit, and the visible box, in CSS px. */
  readonly drawn: CssBox
  readonly target: CssBox
  readonly seen: CssBox
}

export function mapBoxes(
  { drawn, seen, target }: DrawnBoxes,
  map: (box: CssBox) => CssBox,
): DrawnBoxes {
  return { drawn: map(drawn), seen: map(seen), target: map(target) }
}

/** CSS declarations by property. */
export type CssDeclarations = Readonly<Record<string, string>>

/** The styles that make an element look as on the glass: colours, attributes, position, and clipping to its window. */
export function drawnStyleOf(
  text: DrawnText,
  { drawn, seen, target }: DrawnBoxes,
  palette: readonly Rgb[],
): CssDeclarations {
  const { ink, paper } = coloursOf(text, palette)
  const has = (attribute: number): boolean => (text.style.attributes & attribute) !== 0
  const isClipped = seen.width < drawn.width || seen.height < drawn.height
  // Only the letters cover what is below, not the rest of the box.
  const columns = text.isField ? '100%' : `calc(var(--cell-width) * ${widestLine(text.text)})`
  const rows = text.isField ? '100%' : `calc(var(--cell-height) * ${lineCount(text.text)})`
  return {
    color: ink,
    background: `linear-gradient(${paper}, ${paper}) 0 0 / ${columns} ${rows} no-repeat content-box`,
    padding: paddingBetween(drawn, target),
    'z-index': String(text.order),
    'font-weight': has(BOLD) ? 'bold' : '',
    'text-decoration': has(UNDERLINE) ? 'underline' : '',
    'clip-path': isClipped ? clipTo(seen, target) : '',
  }
}

function coloursOf(
  { isLit, style }: DrawnText,
  palette: readonly Rgb[],
): { ink: string; paper: string } {
  const isSwapped = (style.attributes & INVERSE) !== 0
  const colour = (index: number): Rgb => palette[index] ?? [0, 0, 0]
  const ink = colour(isSwapped ? style.background : style.foreground)
  const paper = colour(isSwapped ? style.foreground : style.background)
  const isDim = (style.attributes & DIM) !== 0
  const shown = isDim ? ink.map((value, index) => (value + (paper[index] ?? 0)) >> 1) : ink
  return { ink: `rgb(${(isLit ? shown : paper).join(' ')})`, paper: `rgb(${paper.join(' ')})` }
}

/** The padding that keeps the text of an enlarged target where it is drawn. */
function paddingBetween(drawn: CssBox, target: CssBox): string {
  const right = target.left + target.width - drawn.left - drawn.width
  const bottom = target.top + target.height - drawn.top - drawn.height
  return inOrder(drawn.top - target.top, right, bottom, drawn.left - target.left)
}

function clipTo(seen: CssBox, target: CssBox): string {
  const right = target.left + target.width - seen.left - seen.width
  const bottom = target.top + target.height - seen.top - seen.height
  return `inset(${inOrder(seen.top - target.top, right, bottom, seen.left - target.left)})`
}

function inOrder(...sides: readonly number[]): string {
  return sides.map((side) => `${Math.max(0, Math.round(side * 100) / 100)}px`).join(' ')
}
