import { type Flow } from '#src/flow/create-flow.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

export interface HapticsSetup {
  /** Hears what is pressed. */
  readonly twinMain: HTMLElement
  readonly flow: Pick<Flow, 'subscribe'>
  readonly host: Pick<Host, 'haptic'>
}

/** The terminal as the hand feels it, where host or device can: a press lightly, coming in more, being turned away most. */
export function openHaptics({ twinMain, flow, host }: HapticsSetup): Release {
  const releases = new Releases()
  const hearPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button')) host.haptic('light')
  }
  twinMain.addEventListener('click', hearPress)
  releases.own(() => twinMain.removeEventListener('click', hearPress))
  releases.own(
    flow.subscribe(({ confirmed, message }, before) => {
      if (confirmed && !before.confirmed) host.haptic('medium')
      if (message !== null && message !== before.message) host.haptic('heavy')
    }),
  )
  return () => releases.releaseAll()
}
