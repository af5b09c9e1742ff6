import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'

export interface ShadedArt {
  readonly lines: readonly string[]
  readonly column: number
  readonly row: number
  /** Returns the ink of a character. Spaces are not drawn, so that the background stays visible. */
  readonly inkOf: (character: string) => number
  /** The accessible name of the picture. */
  readonly label: string
}

/** Spawns a picture of characters in several inks. To screen readers it is one image. */
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

/** Splits a line into runs of one ink, without spaces. */
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
