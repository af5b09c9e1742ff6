import { type Releases } from '#src/lib/releases.ts'

/** A way to hear an element's events, one after another, until all are released. */
export type Listen = <type extends keyof HTMLElementEventMap>(
  type: type,
  hear: (event: HTMLElementEventMap[type]) => void,
  options?: AddEventListenerOptions,
) => void

/** Hears `element` until `releases` are released. */
export function listenOn(element: HTMLElement, releases: Releases): Listen {
  return (type, hear, options) => {
    element.addEventListener(type, hear, options)
    releases.own(() => element.removeEventListener(type, hear))
  }
}
