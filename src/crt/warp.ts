import { type Look } from './knobs.ts'
import { type Size } from './sizes.ts'

/** A point on the canvas or in the buffer, as shares of its width and height: (0, 0) is one corner, (1, 1) the opposite. */
export interface Uv {
  readonly x: number
  readonly y: number
}

/** How much further out a point at the edge is sampled, per unit of curvature. The axes differ as on a 4:3 tube. */
const FULL_BEND: Uv = { x: 0.1, y: 0.13 }

/** At full curvature each round reduces the error of the iteration below at least fourfold. 16 rounds reach 1e-9. */
const ROUNDS = 16

/** The geometry of the picture on the canvas: the shader uniforms `uBend`, `uOuter` and `uInner`. */
export interface Warp {
  readonly bend: Uv
  /** Canvas size divided by glass size. Above 1 when there is a bezel. */
  readonly outer: Uv
  /** Glass size divided by picture size. Above 1 when there is a margin. */
  readonly inner: Uv
}

/** Computes the geometry on a canvas. `contentScale` is the share of the glass for the picture and its margin. */
export function warpOf(
  { bezelSize, curvature, margin }: Pick<Look, 'bezelSize' | 'curvature' | 'margin'>,
  canvas: Size,
  contentScale = 1,
): Warp {
  const heightPerWidth = canvas.height / canvas.width
  const glass = { x: 1 - 2 * bezelSize * heightPerWidth, y: 1 - 2 * bezelSize }
  const margins = 2 * margin * glass.y
  return {
    bend: { x: FULL_BEND.x * curvature, y: FULL_BEND.y * curvature },
    outer: { x: 1 / glass.x, y: 1 / glass.y },
    inner: {
      x: 1 / ((1 - (margins * heightPerWidth) / glass.x) * contentScale),
      y: 1 / ((1 - margins / glass.y) * contentScale),
    },
  }
}

/** Maps a point on the canvas to the point of the buffer that is seen there. Outside 0…1 there is no picture. */
export function glassToBuffer(glass: Uv, { bend, inner, outer }: Warp): Uv {
  const x = (glass.x * 2 - 1) * outer.x
  const y = (glass.y * 2 - 1) * outer.y
  return {
    x: (x * (1 + bend.x * y * y) * inner.x) / 2 + 0.5,
    y: (y * (1 + bend.y * x * x) * inner.y) / 2 + 0.5,
  }
}

/** The inverse of {@link glassToBuffer}. */
export function bufferToGlass(buffer: Uv, { bend, inner, outer }: Warp): Uv {
  const goalX = (buffer.x * 2 - 1) / inner.x
  const goalY = (buffer.y * 2 - 1) / inner.y
  let x = goalX
  let y = goalY
  for (let round = 0; round < ROUNDS; round += 1) {
    const nextX = goalX / (1 + bend.x * y * y)
    y = goalY / (1 + bend.y * x * x)
    x = nextX
  }
  return { x: x / outer.x / 2 + 0.5, y: y / outer.y / 2 + 0.5 }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The smallest upright box on the canvas that contains a box of the buffer, both in shares. The four edges bow outwards,
 * so the middles of the sides count as well as the corners.
 */
export function boxOnGlass(box: Box, warp: Warp): Box {
  const xs = [box.left, box.left + box.width / 2, box.left + box.width]
  const ys = [box.top, box.top + box.height / 2, box.top + box.height]
  // A box across an axis bows furthest on the axis, which is neither a corner nor a middle of the box.
  if (box.left < 0.5 && box.left + box.width > 0.5) xs.push(0.5)
  if (box.top < 0.5 && box.top + box.height > 0.5) ys.push(0.5)
  const seen = xs.flatMap((x) => ys.map((y) => bufferToGlass({ x, y }, warp)))
  const left = Math.min(...seen.map((point) => point.x))
  const top = Math.min(...seen.map((point) => point.y))
  return {
    left,
    top,
    width: Math.max(...seen.map((point) => point.x)) - left,
    height: Math.max(...seen.map((point) => point.y)) - top,
  }
}
