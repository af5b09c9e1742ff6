import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'

export interface ShadedArt {
  readonly lines: readonly string[]
  readonly column: number
  readonly row: number
  /** How brightly a character is drawn. Blanks are not drawn at all: what is behind them shows. */
  readonly inkOf: (character: string) => number
  /** What the picture shows, for those who do not see it. */
  readonly label: string
}

/** A picture in characters of several brightnesses; for the twin it is one image. */
export function spawnShadedArt(world: GameWorld, art: ShadedArt): void {
  const { lines, column, row, inkOf, label } = art
  const columns = Math.max(...lines.map((line) => line.length))
  spawnText(world, {
    text: '',
    column,
    row,
    columns,
    rows: lines.length,
    spoken: { role: 'img', name: label },
  })
  for (const [index, line] of lines.entries()) {
    for (const piece of piecesOf(line, inkOf)) {
      spawnText(world, {
        text: piece.text,
        column: column + piece.at,
        row: row + index,
        foreground: piece.ink,
        spoken: null,
      })
    }
  }
}

interface Piece {
  readonly at: number
  readonly text: string
  readonly ink: number
}

/** Runs of one brightness, blanks left out. */
function piecesOf(line: string, inkOf: (character: string) => number): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < line.length) {
    const start = at
    const first = line[start] ?? ' '
    if (first === ' ') {
      at += 1
      continue
    }
    const ink = inkOf(first)
    while (at < line.length && line[at] !== ' ' && inkOf(line[at] ?? ' ') === ink) at += 1
    pieces.push({ at: start, text: line.slice(start, at), ink })
  }
  return pieces
}
