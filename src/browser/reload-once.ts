import { STORED_FOR_SESSION } from '#src/protocol/stored-values.ts'
import { type ClientStorage } from './storage.ts'

const FLAG = STORED_FOR_SESSION.afterVisibilityReload

/** The parts of a window that survive a reload when storage does not. */
export type ReloadWindow = Pick<Window, 'name'> & {
  readonly location: Pick<Location, 'reload'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Reloads the page at most once. A flag kept in the session prevents a loop. */
export interface OneReload {
  /** Reloads the page and returns true. Returns false when it was reloaded already or the flag cannot be kept. */
  reload(): boolean
  /** Clears the flag. Call when the page has run stably for a while. */
  forget(): void
}

/** Keeps the flag in session storage; where that is blocked, in the history state, else in the window name. */
export function createOneReload(session: ClientStorage, page: ReloadWindow): OneReload {
  const isFlagged = (): boolean =>
    session.read(FLAG) !== null || page.name === FLAG || stateOf(page)[FLAG] === true
  const flag = (): boolean => {
    session.write(FLAG, '1')
    if (session.persists) return true
    try {
      page.history.replaceState({ ...stateOf(page), [FLAG]: true }, '')
      if (stateOf(page)[FLAG] === true) return true
    } catch {
      // Some frames may not change their history.
    }
    if (page.name !== '') return false
    page.name = FLAG
    return page.name === FLAG
  }
  return {
    reload() {
      if (isFlagged() || !flag()) return false
      page.location.reload()
      return true
    },
    forget() {
      session.remove(FLAG)
      if (page.name === FLAG) page.name = ''
      if (stateOf(page)[FLAG] === undefined) return
      const { [FLAG]: _flagged, ...rest } = stateOf(page)
      page.history.replaceState(rest, '')
    },
  }
}

function stateOf({ history }: ReloadWindow): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
