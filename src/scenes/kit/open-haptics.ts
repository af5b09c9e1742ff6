import { type Flow } from '#src/flow/create-flow.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Release, Releases } from '#src/lib/releases.ts'

export interface HapticsSetup {
  /** A click on one of its buttons vibrates. */
  readonly twinMain: HTMLElement
  readonly flow: Pick<Flow, 'subscribe'>
  readonly host: Pick<Host, 'haptic'>
}

/** Vibrates where the host or device can: lightly on a press, more on a sign-in, most on an error message. */
export function openHaptics({ twinMain, flow, host }: HapticsSetup): Release {
  const releases = new Releases()
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button')) host.haptic('light')
  }
  twinMain.addEventListener('click', onClick)
  releases.own(() => twinMain.removeEventListener('click', onClick))
  releases.own(
    flow.subscribe(({ confirmed, message }, before) => {
      if (confirmed && !before.confirmed) host.haptic('medium')
      if (message !== null && message !== before.message) host.haptic('heavy')
    }),
  )
  return () => releases.releaseAll()
}
