import { type Releases } from '#src/lib/releases.ts'

/** Adds a listener to an element. */
export type Listen = <type extends keyof HTMLElementEventMap>(
  type: type,
  run: (event: HTMLElementEventMap[type]) => void,
  options?: AddEventListenerOptions,
) => void

/** Returns a function that adds listeners to `element`. They are removed with `releases`. */
export function listenOn(element: HTMLElement, releases: Releases): Listen {
  return (type, run, options) => {
    element.addEventListener(type, run, options)
    releases.own(() => element.removeEventListener(type, run))
  }
}
