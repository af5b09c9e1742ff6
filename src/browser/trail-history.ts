import { type Release } from '#src/lib/releases.ts'

/** The key of a step's depth in `history.state`. */
const DEPTH = 'dcwDepth'

export interface TrailHistory {
  /** Makes as many steps in the browser's history as there are screens to go back to. */
  sync(depth: number): void
  readonly release: Release
}

/**
 * The browser's Back leads one screen back, and leaves the page only where there is none: each screen that lies below is
 * a step of the history. Forward is undone, because what was closed is closed.
 */
export function createTrailHistory(
  page: Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>,
  goBack: () => void,
): TrailHistory {
  const { history } = page
  let depth = depthOf(history.state)
  let wanted = depth
  /** A step of ours takes a moment; what is made meanwhile would stand on the wrong side of it. */
  let isTravelling = false
  let isHearing = false

  const settle = (): void => {
    if (isTravelling || isHearing) return
    for (; depth < wanted; depth += 1) {
      history.pushState({ ...asRecord(history.state), [DEPTH]: depth + 1 }, '')
    }
    if (depth === wanted) return
    isTravelling = true
    history.go(wanted - depth)
  }

  const hear = ({ state }: PopStateEvent): void => {
    depth = depthOf(state)
    if (!isTravelling) {
      isHearing = true
      for (let left = wanted - depth; left > 0; left -= 1) goBack()
      isHearing = false
    }
    isTravelling = false
    settle()
  }
  page.addEventListener('popstate', hear)

  return {
    sync(screens) {
      wanted = screens
      settle()
    },
    release: () => page.removeEventListener('popstate', hear),
  }
}

function depthOf(state: unknown): number {
  const depth = asRecord(state)[DEPTH]
  return typeof depth === 'number' ? depth : 0
}

function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
