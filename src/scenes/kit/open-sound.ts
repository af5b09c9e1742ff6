import { type MediaQuery } from '#src/browser/media-queries.ts'
import { createSoundBox } from '#src/browser/sound/sound-box.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { whileConfirmed } from '#src/flow/while-confirmed.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type SettingsState, type SettingsStore } from '#src/stores/settings-store.ts'

export interface SoundSetup {
  readonly page: Window
  /** Input and clicks on buttons in it play sounds. */
  readonly twinMain: HTMLElement
  readonly flow: Flow
  readonly settings: SettingsStore
  readonly reducedMotion: MediaQuery
  readonly now: () => number
  readonly log: (what: string, failure: unknown) => void
}

/** Whether sound is on: as the player chose. By default it is off inside a host and with reduced motion. */
export function soundsOf(
  { preferences, reducedMotion }: Pick<SettingsState, 'preferences' | 'reducedMotion'>,
  embedded: boolean,
): boolean {
  return preferences.sound ?? (!embedded && !reducedMotion)
}

/** Plays the sounds of the terminal: keys, relays, hum, and a degauss on sign-out. */
export function openSound(setup: SoundSetup): Release {
  const { flow, log, now, page, reducedMotion, settings, twinMain } = setup
  const releases = new Releases()
  const soundBox = createSoundBox({
    page,
    now,
    log,
    load: () => import('#src/browser/sound/synth.ts'),
  })
  releases.own(soundBox.release)
  const applySettings = (): void => {
    const { preferences } = settings.getState()
    const state = { preferences, reducedMotion: reducedMotion.matches() }
    soundBox.setOn(soundsOf(state, flow.state.embedded))
  }
  applySettings()
  releases.own(settings.subscribe(applySettings))
  releases.own(reducedMotion.onChange(applySettings))
  releases.own(
    flow.subscribe(({ view }, before) => {
      if (view !== before.view) soundBox.play('relay')
    }),
  )
  // The tube turns off and on at sign-out.
  releases.own(whileConfirmed(flow, () => () => soundBox.play('degauss')))
  const onInput = (): void => soundBox.play('key')
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('button')) soundBox.play('relay')
  }
  twinMain.addEventListener('input', onInput)
  twinMain.addEventListener('click', onClick)
  releases.own(() => twinMain.removeEventListener('input', onInput))
  releases.own(() => twinMain.removeEventListener('click', onClick))
  return () => releases.releaseAll()
}
