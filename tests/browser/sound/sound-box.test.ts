import { expect, test } from 'vitest'
import { createSoundBox, type Synth } from '#src/browser/sound/sound-box.ts'

class FakePage extends EventTarget {
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  show(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}

function setup({ fails = false } = {}) {
  const heard: string[] = []
  const failures: string[] = []
  const page = new FakePage()
  let now = 0
  let loads = 0
  const synth: Synth = {
    play: (name) => void heard.push(name),
    startHum() {
      heard.push('hum')
      return () => void heard.push('no hum')
    },
    async setSuspended(isSuspended) {
      heard.push(isSuspended ? 'suspended' : 'resumed')
    },
  }
  const box = createSoundBox({
    page,
    now: () => now,
    log: (what) => failures.push(what),
    async load() {
      loads += 1
      if (fails) throw new RangeError('no audio')
      return synth
    },
  })
  const settle = async (): Promise<readonly string[]> => {
    await new Promise((resolve) => setImmediate(resolve))
    return heard.splice(0)
  }
  const touch = (): boolean => page.dispatchEvent(new Event('pointerdown'))
  const later = (ms: number): void => {
    now += ms
  }
  return { box, failures, later, loads: () => loads, page, settle, touch }
}

test('is silent until the first gesture, then plays the degauss and the hum', async () => {
  const { box, loads, later, settle, touch } = setup()
  box.setOn(true)
  box.play('relay')
  expect(await settle()).toEqual([])
  expect(loads()).toBe(0)
  later(1_000)
  touch()
  expect(await settle()).toEqual(['degauss', 'hum'])
  box.play('key')
  touch()
  expect(await settle()).toEqual(['key'])
})

test('loads nothing while off, starts when turned on, stops the hum when turned off', async () => {
  const { box, loads, settle, touch } = setup()
  touch()
  box.play('key')
  await settle()
  expect(loads()).toBe(0)
  box.setOn(true)
  expect(await settle()).toEqual(['degauss', 'hum'])
  box.setOn(false)
  box.play('relay')
  expect(await settle()).toEqual(['no hum'])
})

test('plays the same sound once within 60 ms', async () => {
  const { box, later, settle, touch } = setup()
  box.setOn(true)
  touch()
  await settle()
  box.play('relay')
  box.play('relay')
  box.play('key')
  expect(await settle()).toEqual(['relay', 'key'])
  later(60)
  box.play('relay')
  expect(await settle()).toEqual(['relay'])
})

test('suspends sound while the page is hidden', async () => {
  const { box, page, settle, touch } = setup()
  page.show('hidden')
  page.show('visible')
  expect(await settle()).toEqual([])
  box.setOn(true)
  touch()
  await settle()
  page.show('hidden')
  page.show('visible')
  expect(await settle()).toEqual(['suspended', 'resumed'])
  box.release()
  page.show('hidden')
  expect(await settle()).toEqual(['no hum'])
})

test('logs a device without audio', async () => {
  const { box, failures, settle, touch } = setup({ fails: true })
  box.setOn(true)
  touch()
  await settle()
  expect(failures).toEqual(['making a sound'])
})
