import { type WindowEventName, type WindowEvents } from '#src/protocol/window-events.ts'

/** Tells hosts and tests what happened, by an event on the window (design.md §6). */
export type Announce = <name extends WindowEventName>(
  name: name,
  detail: WindowEvents[name],
) => void

export function createAnnouncer(target: EventTarget): Announce {
  return (name, detail) => {
    target.dispatchEvent(new CustomEvent(name, { detail }))
  }
}
