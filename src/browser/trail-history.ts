import { type Release } from '#src/lib/releases.ts'

/** The key of an entry's depth in `history.state`. */
const DEPTH = 'dcwDepth'

export interface TrailHistory {
  /** Makes the browser's history as deep as there are screens to go back to. */
  sync(depth: number): void
  readonly release: Release
}

/**
 * Creates a history entry for each screen below the current one, so that the browser's Back closes one screen, and
 * leaves the page only from the first screen. Undoes Forward, because a closed screen cannot be reopened.
 */
export function createTrailHistory(
  page: Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>,
  goBack: () => void,
): TrailHistory {
  const { history } = page
  let depth = depthOf(history.state)
  let wanted = depth
  /** `history.go` is asynchronous. No entry may be pushed until it has finished. */
  let isMoving = false
  let isClosing = false

  const settle = (): void => {
    if (isMoving || isClosing) return
    for (; depth < wanted; depth += 1) {
      history.pushState({ ...asRecord(history.state), [DEPTH]: depth + 1 }, '')
    }
    if (depth === wanted) return
    isMoving = true
    history.go(wanted - depth)
  }

  const onPopState = ({ state }: PopStateEvent): void => {
    depth = depthOf(state)
    if (!isMoving) {
      isClosing = true
      for (let left = wanted - depth; left > 0; left -= 1) goBack()
      isClosing = false
    }
    isMoving = false
    settle()
  }
  page.addEventListener('popstate', onPopState)

  return {
    sync(screens) {
      wanted = screens
      settle()
    },
    release: () => page.removeEventListener('popstate', onPopState),
  }
}

function depthOf(state: unknown): number {
  const depth = asRecord(state)[DEPTH]
  return typeof depth === 'number' ? depth : 0
}

function asRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
