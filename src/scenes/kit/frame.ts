import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'

export interface FrameLines {
  readonly topLeft: string
  readonly topRight: string
  readonly bottomLeft: string
  readonly bottomRight: string
  readonly across: string
  readonly down: string
}

export const SINGLE: FrameLines = {
  topLeft: '┌',
  topRight: '┐',
  bottomLeft: '└',
  bottomRight: '┘',
  across: '─',
  down: '│',
}
export const DOUBLE: FrameLines = {
  topLeft: '╔',
  topRight: '╗',
  bottomLeft: '╚',
  bottomRight: '╝',
  across: '═',
  down: '║',
}

export interface FrameBox {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
  readonly lines?: FrameLines
  readonly ink?: number
  /** Drawn in the top edge. */
  readonly title?: string
}

/** Returns a box around `columns - 2` by `rows - 2` cells of content. */
export function frameText(
  columns: number,
  content: readonly string[],
  lines: FrameLines = SINGLE,
): string {
  const edge = lines.across.repeat(columns - 2)
  return [
    `${lines.topLeft}${edge}${lines.topRight}`,
    ...content.map((line) => `${lines.down}${line}${lines.down}`),
    `${lines.bottomLeft}${edge}${lines.bottomRight}`,
  ].join('\n')
}

/** Draws a box without changing its inside. It is hidden from screen readers, except for the title. */
export function spawnFrame(world: GameWorld, box: FrameBox): void {
  const { column, row, columns, rows, lines = SINGLE, ink = INK.faint, title } = box
  const edge = lines.across.repeat(columns - 2)
  const draw = (text: string, atColumn: number, atRow: number): void => {
    spawnText(world, { text, column: atColumn, row: atRow, foreground: ink, spoken: null })
  }
  const side = Array.from({ length: rows - 2 }, () => lines.down).join('\n')
  draw(`${lines.topLeft}${edge}${lines.topRight}`, column, row)
  draw(side, column, row + 1)
  draw(side, column + columns - 1, row + 1)
  draw(`${lines.bottomLeft}${edge}${lines.bottomRight}`, column, row + rows - 1)
  if (title !== undefined) {
    const text = ` ${title} `
    spawnText(world, {
      text,
      column: column + Math.floor((columns - text.length) / 2),
      row,
      foreground: INK.bright,
      spoken: { role: 'heading', name: title },
    })
  }
}

/** Draws a horizontal line. */
export function spawnRule(
  world: GameWorld,
  rule: { column: number; row: number; columns: number; text?: string; ink?: number },
): void {
  spawnText(world, {
    text: (rule.text ?? SINGLE.across).repeat(rule.columns),
    column: rule.column,
    row: rule.row,
    foreground: rule.ink ?? INK.faint,
    spoken: null,
  })
}
