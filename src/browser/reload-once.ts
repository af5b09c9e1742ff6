import { STORED_FOR_SESSION } from '#src/protocol/stored-values.ts'
import { type KeptValues } from './storage.ts'

const FLAG = STORED_FOR_SESSION.afterVisibilityReload

/** What of a window outlives a reload where storage does not. */
export type ReloadWindow = Pick<Window, 'name'> & {
  readonly location: Pick<Location, 'reload'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** A reload that never loops: the page remembers in its session that it was reloaded. */
export interface OneReload {
  /** Reloads the page, unless that was tried already or could not be remembered; whether it does. */
  reload(): boolean
  /** The page has been well for a while: another reload would be a new one. */
  forget(): void
}

/** Remembers in the session's storage; where that is blocked in the history's state, and at last in the window's name. */
export function createOneReload(session: KeptValues, page: ReloadWindow): OneReload {
  const isNoted = (): boolean =>
    session.read(FLAG) !== null || page.name === FLAG || stateOf(page)[FLAG] === true
  const note = (): boolean => {
    session.write(FLAG, '1')
    if (session.persists) return true
    try {
      page.history.replaceState({ ...stateOf(page), [FLAG]: true }, '')
      if (stateOf(page)[FLAG] === true) return true
    } catch {
      // Some frames may not touch their history.
    }
    if (page.name !== '') return false
    page.name = FLAG
    return page.name === FLAG
  }
  return {
    reload() {
      if (isNoted() || !note()) return false
      page.location.reload()
      return true
    },
    forget() {
      session.remove(FLAG)
      if (page.name === FLAG) page.name = ''
      if (stateOf(page)[FLAG] === undefined) return
      const { [FLAG]: _noted, ...rest } = stateOf(page)
      page.history.replaceState(rest, '')
    },
  }
}

function stateOf({ history }: ReloadWindow): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
