import { type MediaQuery } from '#src/browser/media-queries.ts'
import { createSoundBox } from '#src/browser/sound/sound-box.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { whileConfirmed } from '#src/flow/while-confirmed.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type SettingsState, type SettingsStore } from '#src/stores/settings-store.ts'

export interface SoundSetup {
  readonly page: Window
  /** Hears what is pressed and typed. */
  readonly twinMain: HTMLElement
  readonly flow: Flow
  readonly settings: SettingsStore
  readonly reducedMotion: MediaQuery
  readonly now: () => number
  readonly log: (what: string, failure: unknown) => void
}

/** Whether there is sound: as the player chose; until then none in somebody else's app or where less is asked for. */
export function soundsOf(
  { preferences, reducedMotion }: Pick<SettingsState, 'preferences' | 'reducedMotion'>,
  embedded: boolean,
): boolean {
  return preferences.sound ?? (!embedded && !reducedMotion)
}

/** The terminal as it is heard: its keys, its relays, its hum, and the degauss when it comes on. */
export function openSound(setup: SoundSetup): Release {
  const { flow, log, now, page, reducedMotion, settings, twinMain } = setup
  const releases = new Releases()
  const box = createSoundBox({ page, now, log, load: () => import('#src/browser/sound/synth.ts') })
  releases.own(box.release)
  const follow = (): void => {
    const { preferences } = settings.getState()
    const state = { preferences, reducedMotion: reducedMotion.matches() }
    box.setOn(soundsOf(state, flow.state.embedded))
  }
  follow()
  releases.own(settings.subscribe(follow))
  releases.own(reducedMotion.onChange(follow))
  releases.own(
    flow.subscribe(({ view }, before) => {
      if (view !== before.view) box.play('relay')
    }),
  )
  // The tube goes off and on when somebody leaves.
  releases.own(whileConfirmed(flow, () => () => box.play('degauss')))
  const hearKey = (): void => box.play('key')
  const hearPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button')) box.play('relay')
  }
  twinMain.addEventListener('input', hearKey)
  twinMain.addEventListener('click', hearPress)
  releases.own(() => twinMain.removeEventListener('input', hearKey))
  releases.own(() => twinMain.removeEventListener('click', hearPress))
  return () => releases.releaseAll()
}
