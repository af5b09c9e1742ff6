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
   * else announces the screen. A screen whose file is still being loaded gets its heading later.
   */
  complete(isFree: boolean): void
}

export function createScreenArrival({ announce, main }: ArrivalSetup): ScreenArrival {
  let current = { view: '', label: '' }
  let arrived: string | null = null
  let isAnnounced = false
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
      if (arrived === null) return
      const heading = isFree ? main.querySelector<HTMLElement>('h1') : null
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
        arrived = null
        return
      }
      if (!isAnnounced) announce(arrived)
      isAnnounced = true
      if (!isFree) arrived = null
    },
  }
}
