import { TOUCH_TARGET_PX } from '#src/protocol/timing.ts'

/** A box in CSS px from the top left of the twin. */
export interface CssBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The boxes of neighbours on a bent glass overlap by less, CSS px. One that covers another overlaps it more. */
const BEND_PX = 8

/**
 * Returns the boxes that can be hit, for controls drawn in `drawn`: at least {@link TOUCH_TARGET_PX} in both directions,
 * about the middle of what is drawn and within the screen. Two neighbours share the gap between them.
 */
export function hitTargets(
  drawn: readonly CssBox[],
  screen: { readonly width: number; readonly height: number },
): CssBox[] {
  const targets = drawn.map((box) => enlarge(box, screen.width, screen.height))
  for (const [index, box] of drawn.entries()) {
    for (let other = index + 1; other < drawn.length; other += 1) {
      const [target, nextBox, nextTarget] = [targets[index], drawn[other], targets[other]]
      if (!target || !nextBox || !nextTarget || !overlap(target, nextTarget)) continue
      const [mine, next] = separate({ box, target }, { box: nextBox, target: nextTarget })
      targets[index] = mine
      targets[other] = next
    }
  }
  return targets
}

function enlarge(box: CssBox, screenWidth: number, screenHeight: number): CssBox {
  const [left, width] = enlargeSide(box.left, box.width, screenWidth)
  const [top, height] = enlargeSide(box.top, box.height, screenHeight)
  return { left, top, width, height }
}

function enlargeSide(start: number, length: number, screen: number): [number, number] {
  if (length >= TOUCH_TARGET_PX) return [start, length]
  const centred = start - (TOUCH_TARGET_PX - length) / 2
  return [Math.max(0, Math.min(centred, screen - TOUCH_TARGET_PX)), TOUCH_TARGET_PX]
}

function overlap(a: CssBox, b: CssBox): boolean {
  return (
    gapBetween(a.left, a.width, b.left, b.width) < 0 &&
    gapBetween(a.top, a.height, b.top, b.height) < 0
  )
}

interface Control {
  readonly box: CssBox
  readonly target: CssBox
}

/** Ends both targets in the middle between what is drawn, in the direction in which the drawn boxes are further apart. */
function separate(a: Control, b: Control): [CssBox, CssBox] {
  const across = gapBetween(a.box.left, a.box.width, b.box.left, b.box.width)
  const down = gapBetween(a.box.top, a.box.height, b.box.top, b.box.height)
  if (Math.max(across, down) < -BEND_PX) return [a.target, b.target]
  if (across >= down) {
    const [first, second] = a.box.left <= b.box.left ? [a, b] : [b, a]
    const middle = (first.box.left + first.box.width + second.box.left) / 2
    const ends = [endAcross(first.target, middle), startAcross(second.target, middle)] as const
    return first === a ? [ends[0], ends[1]] : [ends[1], ends[0]]
  }
  const [first, second] = a.box.top <= b.box.top ? [a, b] : [b, a]
  const middle = (first.box.top + first.box.height + second.box.top) / 2
  const ends = [endDown(first.target, middle), startDown(second.target, middle)] as const
  return first === a ? [ends[0], ends[1]] : [ends[1], ends[0]]
}

/** The distance of two ranges; negative where they overlap. */
function gapBetween(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(a, b) - Math.min(a + aLength, b + bLength)
}

function endAcross(box: CssBox, right: number): CssBox {
  return { ...box, width: Math.max(0, Math.min(box.width, right - box.left)) }
}

function startAcross(box: CssBox, left: number): CssBox {
  const start = Math.max(box.left, Math.min(left, box.left + box.width))
  return { ...box, left: start, width: box.left + box.width - start }
}

function endDown(box: CssBox, bottom: number): CssBox {
  return { ...box, height: Math.max(0, Math.min(box.height, bottom - box.top)) }
}

function startDown(box: CssBox, top: number): CssBox {
  const start = Math.max(box.top, Math.min(top, box.top + box.height))
  return { ...box, top: start, height: box.top + box.height - start }
}
