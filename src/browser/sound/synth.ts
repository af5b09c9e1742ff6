import { ZZFX } from 'zzfx'
import { type Release } from '#src/lib/releases.ts'
import { HUM_LOOP, parametersOf, type SoundName } from './sounds.ts'

// Loading the synthesiser opens the audio device, so this module is loaded with the first sound.

/** Renders a sound to samples, `sampleRate` per second. */
export function renderSound(name: SoundName): {
  readonly samples: readonly number[]
  readonly sampleRate: number
} {
  return { samples: ZZFX.buildSamples(...parametersOf(name)), sampleRate: ZZFX.sampleRate }
}

export function play(name: Exclude<SoundName, 'hum'>): void {
  ZZFX.playSamples([renderSound(name).samples])
}

/** Starts the hum. It plays until it is released. */
export function startHum(): Release {
  const source = ZZFX.playSamples([renderSound('hum').samples], 1, 1, 0, true)
  source.loopStart = HUM_LOOP.start
  source.loopEnd = HUM_LOOP.end
  return () => source.stop()
}

/** Suspends or resumes all sound. A hidden page is silent. */
export async function setSuspended(isSuspended: boolean): Promise<void> {
  const { audioContext } = ZZFX
  await (isSuspended ? audioContext.suspend() : audioContext.resume())
}
