import { GAME_NAME } from '#src/protocol/messages.ts'

export interface ArrivalSetup {
  readonly main: HTMLElement
  readonly announce: (text: string) => void
}

/** Tells assistive technology that another screen is shown. */
export interface ScreenArrival {
  /** Names the screen. */
  name(view: string, label: string): void
  /**
   * Call after each update. On a new screen where nothing has the focus, moves it to the heading, which is then read;
   * else announces the screen. When that heading is replaced, because the screen's file has been loaded, moves the focus
   * to the new one.
   */
  complete(isFree: boolean): void
}

export function createScreenArrival({ announce, main }: ArrivalSetup): ScreenArrival {
  let current = { view: '', label: '' }
  let arrived: string | null = null
  let isAnnounced = false
  /** The heading that was given the focus. */
  let focused: HTMLElement | null = null
  return {
    name(view, label) {
      if (view === current.view && label === current.label) return
      // The first screen is announced by the browser, with the page.
      if (current.view !== '' && view !== current.view) {
        arrived = label
        isAnnounced = false
      }
      current = { view, label }
      main.setAttribute('data-view', view)
      main.setAttribute('aria-label', label)
      document.title = label === GAME_NAME ? GAME_NAME : `${label} - ${GAME_NAME}`
    },
    complete(isFree) {
      const isReplaced = focused?.isConnected === false
      if (isReplaced) focused = null
      if (arrived === null && !isReplaced) return
      const heading = isFree ? main.querySelector<HTMLElement>('h1') : null
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
        focused = heading
        arrived = null
        return
      }
      if (arrived === null) return
      if (!isAnnounced) announce(arrived)
      isAnnounced = true
      if (!isFree) arrived = null
    },
  }
}
