/** A place on the glass or in the buffer as a share of its width and height; (0, 0) is one corner, (1, 1) the opposite. */
export interface Uv {
  readonly x: number
  readonly y: number
}

/** How much further out a point at the far edge is looked up, per unit of curvature. Sideways and upright differ as on a 4:3 tube. */
const FULL_BEND: Uv = { x: 0.1, y: 0.13 }

/** The fixed point below shrinks its error at least fourfold a round at full curvature; this many reach 1e-9. */
const ROUNDS = 16

/** What the shaders take as `uBend`: the bend for a curvature of 0 (flat) to 1. */
export function bendOf(curvature: number): Uv {
  return { x: FULL_BEND.x * curvature, y: FULL_BEND.y * curvature }
}

/**
 * Where in the buffer the light seen at a place on the glass comes from. Outside 0…1 the glass shows no picture.
 * shaders/warp.glsl says the same; tests/crt/warp.test.ts compares the two.
 */
export function glassToBuffer(glass: Uv, bend: Uv): Uv {
  const x = glass.x * 2 - 1
  const y = glass.y * 2 - 1
  return {
    x: (x * (1 + bend.x * y * y)) / 2 + 0.5,
    y: (y * (1 + bend.y * x * x)) / 2 + 0.5,
  }
}

/** The inverse: where on the glass a place in the buffer is seen. */
export function bufferToGlass(buffer: Uv, bend: Uv): Uv {
  const goalX = buffer.x * 2 - 1
  const goalY = buffer.y * 2 - 1
  let x = goalX
  let y = goalY
  for (let round = 0; round < ROUNDS; round += 1) {
    const nextX = goalX / (1 + bend.x * y * y)
    y = goalY / (1 + bend.y * x * x)
    x = nextX
  }
  return { x: x / 2 + 0.5, y: y / 2 + 0.5 }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The smallest upright box on the glass that holds a box of the buffer, both as shares. The four edges bow outwards,
 * so the middles of the sides count as well as the corners.
 */
export function boxOnGlass(box: Box, bend: Uv): Box {
  const xs = [box.left, box.left + box.width / 2, box.left + box.width]
  const ys = [box.top, box.top + box.height / 2, box.top + box.height]
  // A box across the middle bows furthest where it crosses the axis, which is none of its own corners or middles.
  if (box.left < 0.5 && box.left + box.width > 0.5) xs.push(0.5)
  if (box.top < 0.5 && box.top + box.height > 0.5) ys.push(0.5)
  const seen = xs.flatMap((x) => ys.map((y) => bufferToGlass({ x, y }, bend)))
  const left = Math.min(...seen.map((point) => point.x))
  const top = Math.min(...seen.map((point) => point.y))
  return {
    left,
    top,
    width: Math.max(...seen.map((point) => point.x)) - left,
    height: Math.max(...seen.map((point) => point.y)) - top,
  }
}
