import { type WindowEventName, type WindowEvents } from '#src/protocol/window-events.ts'

/** Dispatches an event on the window, for hosts and tests. The events are listed in src/protocol/window-events.ts. */
export type Announce = <name extends WindowEventName>(
  name: name,
  detail: WindowEvents[name],
) => void

export function createAnnouncer(target: EventTarget): Announce {
  return (name, detail) => {
    target.dispatchEvent(new CustomEvent(name, { detail }))
  }
}
