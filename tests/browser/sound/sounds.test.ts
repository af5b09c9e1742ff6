import { beforeAll, describe, expect, test, vi } from 'vitest'
import { HUM_LOOP, type SoundName } from '#src/browser/sound/sounds.ts'

let renderSound: (name: SoundName) => { samples: readonly number[]; sampleRate: number }
beforeAll(async () => {
  // The library opens the audio device when it is loaded. Rendering does not need one.
  vi.stubGlobal('AudioContext', class {})
  ;({ renderSound } = await import('#src/browser/sound/synth.ts'))
  vi.unstubAllGlobals()
})

const render = (name: SoundName): readonly number[] => renderSound(name).samples
const seconds = (name: SoundName): number => render(name).length / renderSound(name).sampleRate
const loudness = (samples: readonly number[]): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

describe.each(['key', 'relay', 'degauss', 'hum'] as const)('%s', (name) => {
  test('is audible and does not clip', () => {
    const samples = render(name)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.7)
    expect(loudness(samples)).toBeGreaterThan(0.002)
  })
})

test('makes keys and relays short, and the degauss long and fading', () => {
  expect(seconds('key')).toBeLessThan(0.05)
  expect(seconds('relay')).toBeLessThan(0.1)
  expect(seconds('degauss')).toBeGreaterThan(1)
  const samples = render('degauss')
  const fifth = Math.floor(samples.length / 5)
  expect(loudness(samples.slice(-fifth))).toBeLessThan(loudness(samples.slice(0, fifth)) / 4)
})

test('makes the hum the quietest sound, with a seamless loop', () => {
  const samples = render('hum')
  for (const name of ['key', 'relay', 'degauss'] as const) {
    expect(loudness(samples)).toBeLessThan(loudness(render(name)) / 3)
  }
  const { sampleRate } = renderSound('hum')
  const [start, end] = [HUM_LOOP.start, HUM_LOOP.end].map((at) => Math.round(at * sampleRate))
  expect(end).toBeLessThan(samples.length)
  const steps = samples
    .slice(start, end)
    .map((sample, index, all) => sample - (all[index - 1] ?? sample))
  const seam = (samples[start ?? 0] ?? 1) - (samples[(end ?? 0) - 1] ?? 0)
  expect(Math.abs(seam)).toBeLessThanOrEqual(Math.max(...steps.map(Math.abs)) * 1.01)
})
