import { lazily } from '#src/lib/lazily.ts'
import { type Release, Releases } from '#src/lib/releases.ts'
import { type SoundName } from './sounds.ts'

/** The synthesiser (synth.ts). Loaded when the first sound is played. */
export interface Synth {
  play(name: Exclude<SoundName, 'hum'>): void
  startHum(): Release
  setSuspended(isSuspended: boolean): Promise<void>
}

/** Plays the page's sounds. Silent until the player's first gesture, because browsers require one. */
export interface SoundBox {
  play(name: Exclude<SoundName, 'hum'>): void
  /** Turns all sound on or off, the hum included. */
  setOn(isOn: boolean): void
  release(): void
}

export interface SoundBoxOptions {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly document: Pick<
      Document,
      'visibilityState' | 'addEventListener' | 'removeEventListener'
    >
  }
  readonly load: () => Promise<Synth>
  /** The page's clock, ms. */
  readonly now: () => number
  readonly log: (what: string, failure: unknown) => void
}

/** ms within which a repeated sound is skipped: a press that also changes the screen makes one click. */
const MIN_INTERVAL_MS = 60
const GESTURES = ['pointerdown', 'keydown'] as const

export function createSoundBox({ page, load, now, log }: SoundBoxOptions): SoundBox {
  const releases = new Releases()
  const synth = lazily(load)
  const lastAt = new Map<SoundName, number>()
  let isOn = false
  let hasGesture = false
  let hum: Release | null = null

  const failed = (failure: unknown): void => log('making a sound', failure)
  /** Runs with the loaded synthesiser, unless sound is off or the player has made no gesture yet. */
  const withSynth = (run: (synth: Synth) => void): void => {
    if (!isOn || !hasGesture) return
    synth.load().then((loaded) => {
      if (isOn) run(loaded)
    }, failed)
  }
  const play: SoundBox['play'] = (name) => {
    if (now() - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL_MS) return
    lastAt.set(name, now())
    withSynth((loaded) => loaded.play(name))
  }
  const begin = (): void =>
    withSynth((loaded) => {
      if (hum) return
      loaded.play('degauss')
      hum = loaded.startHum()
    })
  const end = (): void => {
    hum?.()
    hum = null
  }
  const onGesture = (): void => {
    if (hasGesture) return
    hasGesture = true
    begin()
  }
  for (const type of GESTURES) {
    page.addEventListener(type, onGesture, { capture: true })
    releases.own(() => page.removeEventListener(type, onGesture, { capture: true }))
  }
  const { document } = page
  const onVisibilityChange = (): void => {
    const loaded = synth.loaded()
    loaded?.setSuspended(document.visibilityState === 'hidden').catch(failed)
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  releases.own(() => document.removeEventListener('visibilitychange', onVisibilityChange))
  releases.own(end)

  return {
    play,
    setOn(next) {
      if (isOn === next) return
      isOn = next
      if (isOn) begin()
      else end()
    },
    release: () => releases.releaseAll(),
  }
}
