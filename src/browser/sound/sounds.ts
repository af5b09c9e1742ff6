/** The sounds of the terminal. */
export type SoundName = 'key' | 'relay' | 'degauss' | 'hum'

/** A sound as the synthesiser takes it. Times in seconds, frequencies in Hz, the rest as shares. */
interface SoundRecipe {
  readonly volume: number
  /** The random variation of the pitch from one time to the next, as a share. */
  readonly randomness: number
  readonly frequency: number
  readonly attack: number
  readonly sustain: number
  readonly release: number
  /** 0 sine, 1 triangle, 2 saw, 4 noise. */
  readonly shape: 0 | 1 | 2 | 4
  readonly shapeCurve: number
  readonly slide?: number
  readonly noise?: number
  readonly modulation?: number
  readonly tremolo?: number
  readonly repeatTime?: number
  /** Hz. Positive: a high-pass filter; negative: a low-pass filter. */
  readonly filter?: number
}

/** The mains frequency in New York, Hz: the hum of a transformer. */
const MAINS = 60
/** The loop of the hum, s: whole periods of the mains, after the fade-in. */
export const HUM_LOOP = { start: 6 / MAINS, end: 126 / MAINS } as const

const RECIPES: Readonly<Record<SoundName, SoundRecipe>> = {
  key: {
    ...{ volume: 0.5, randomness: 0.15, frequency: 2_100, attack: 0, sustain: 0.004 },
    ...{ release: 0.018, shape: 4, shapeCurve: 1.4, filter: 900 },
  },
  relay: {
    ...{ volume: 0.7, randomness: 0.05, frequency: 190, attack: 0, sustain: 0.006 },
    ...{ release: 0.045, shape: 1, shapeCurve: 0.7, slide: -2, noise: 2, filter: -2_400 },
  },
  degauss: {
    ...{ volume: 1, randomness: 0, frequency: MAINS, attack: 0.015, sustain: 0.18 },
    ...{ release: 1.1, shape: 2, shapeCurve: 0.8, filter: -700 },
    ...{ tremolo: 0.35, repeatTime: 1 / 7 },
  },
  hum: {
    ...{ volume: 0.045, randomness: 0, frequency: MAINS, attack: 0.05, sustain: 2.1 },
    ...{ release: 0, shape: 1, shapeCurve: 1.6 },
  },
}

/** The parameters of a sound, in the synthesiser's order. */
export function parametersOf(name: SoundName): readonly number[] {
  const { volume, randomness, frequency, attack, sustain, release, ...rest } = RECIPES[name]
  const { shape, shapeCurve, slide = 0, noise = 0, modulation = 0, ...last } = rest
  const { repeatTime = 0, tremolo = 0, filter = 0 } = last
  return [
    ...[volume, randomness, frequency, attack, sustain, release, shape, shapeCurve],
    // Slide, delta slide, pitch jump, pitch jump time.
    ...[slide, 0, 0, 0],
    // Bit crush, delay, sustain volume and decay are not used.
    ...[repeatTime, noise, modulation, 0, 0, 1, 0, tremolo, filter],
  ]
}
