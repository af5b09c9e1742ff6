import { INK } from '#src/ecs/components/text-run.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type Chance, chanceOf } from '#src/lib/chance.ts'
import { spawnShadedArt } from './shaded.ts'

const NEAR = { wall: '█', shortest: 0.2, tallest: 0.75, gap: 0.25 } as const
const FAR = { wall: '░', shortest: 0.35, tallest: 1, gap: 0.6 } as const
const LIT_WINDOW = '▪'
const MAST = '│'
/** Distant towers are darker, because of the haze. */
const FAR_INK = 1
const NEAR_INK = 3

interface Row {
  readonly wall: string
  readonly shortest: number
  readonly tallest: number
  readonly gap: number
}

/**
 * Returns the city at night, `columns` wide and `rows` high: a far row of towers in the haze and a near row in front,
 * with masts and lit windows. The same `chance` gives the same city.
 */
export function skylineText(columns: number, rows: number, chance: Chance): readonly string[] {
  const canvas = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '))
  drawRow(canvas, FAR, chance)
  drawRow(canvas, NEAR, chance)
  return canvas.map((line) => line.join(''))
}

function drawRow(canvas: string[][], row: Row, chance: Chance): void {
  const columns = canvas[0]?.length ?? 0
  for (let left = 0; left < columns; ) {
    const width = 4 + Math.floor(chance() * 6)
    const share = row.shortest + chance() ** 1.7 * (row.tallest - row.shortest)
    drawTower(
      canvas,
      { left, width, height: Math.max(1, Math.round(canvas.length * share)) },
      row,
      chance,
    )
    left += width + (chance() < row.gap ? 1 + Math.floor(chance() * 3) : 0)
  }
}

function drawTower(
  canvas: string[][],
  tower: { left: number; width: number; height: number },
  { wall }: Row,
  chance: Chance,
): void {
  const top = canvas.length - tower.height
  const right = tower.left + tower.width - 1
  for (const [row, line] of canvas.entries()) {
    if (row < top) continue
    for (let column = tower.left; column <= right && column < line.length; column += 1) {
      const isInside = column > tower.left && column < right && row > top
      const isWindow = isInside && (row - top) % 2 === 1 && (column - tower.left) % 2 === 1
      line[column] = isWindow && wall === NEAR.wall && chance() < 0.3 ? LIT_WINDOW : wall
    }
  }
  const sky = canvas[top - 1]
  const middle = tower.left + Math.floor(tower.width / 2)
  if (sky && middle < sky.length && wall === NEAR.wall && chance() < 0.3) sky[middle] = MAST
}

/** Draws the skyline into a box. */
export function spawnSkyline(
  world: GameWorld,
  box: { column: number; row: number; columns: number; rows: number; label: string },
): void {
  spawnShadedArt(world, {
    lines: skylineText(box.columns, box.rows, chanceOf(`skyline ${box.columns}`)),
    column: box.column,
    row: box.row,
    label: box.label,
    inkOf: (character) =>
      character === LIT_WINDOW ? INK.normal : character === FAR.wall ? FAR_INK : NEAR_INK,
  })
}
