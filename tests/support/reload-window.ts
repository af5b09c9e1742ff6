import { type ReloadWindow } from '#src/browser/reload-once.ts'

/** A window that counts reloads. Its history may refuse changes, as in some frames. */
export function reloadWindow({ refusesHistory = false } = {}): {
  readonly window: ReloadWindow
  readonly reloads: () => number
} {
  let reloads = 0
  let state: unknown = null
  return {
    window: {
      name: '',
      location: {
        reload() {
          reloads += 1
        },
      },
      history: {
        get state() {
          return state
        },
        replaceState(next) {
          if (refusesHistory) throw new DOMException('Not here.', 'SecurityError')
          state = structuredClone(next)
        },
      },
    },
    reloads: () => reloads,
  }
}
