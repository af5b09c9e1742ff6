import { expect, test } from 'vitest'
import { createHeartbeat, type HeartbeatWindow } from '#src/browser/heartbeat.ts'

/** A window whose frames and timers the test runs. */
class HandWindow extends EventTarget implements HeartbeatWindow {
  nowMs = 0
  visibilityState: DocumentVisibilityState = 'visible'
  readonly frames = new Map<number, () => void>()
  readonly timers = new Map<number, { run: () => void; ms: number }>()
  #lastId = 0
  readonly performance = { now: () => this.nowMs }
  readonly document = this as unknown as HeartbeatWindow['document']

  requestAnimationFrame(run: () => void): number {
    this.#lastId += 1
    this.frames.set(this.#lastId, run)
    return this.#lastId
  }
  cancelAnimationFrame(id: number): void {
    this.frames.delete(id)
  }
  setTimeout(run: () => void, ms: number): number {
    this.#lastId += 1
    this.timers.set(this.#lastId, { run, ms })
    return this.#lastId
  }
  clearTimeout(id: number): void {
    this.timers.delete(id)
  }
  frame(nowMs: number): void {
    this.nowMs = nowMs
    const [run] = this.frames.values()
    run?.()
  }
  timer(nowMs: number): number | undefined {
    this.nowMs = nowMs
    const [timer] = this.timers.values()
    timer?.run()
    return timer?.ms
  }
  see(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function setup() {
  const view = new HandWindow()
  const heartbeat = createHeartbeat(view)
  const beats: number[] = []
  const release = heartbeat.onBeat((nowMs) => beats.push(nowMs))
  return { view, heartbeat, beats, release }
}

test('beats with each animation frame until released', () => {
  const { view, beats, release } = setup()
  view.frame(16)
  view.frame(33)
  expect(beats).toEqual([16, 33])
  expect(view.frames.size).toBe(1)
  expect(view.timers.size).toBe(1)
  release()
  view.frame(50)
  expect(beats).toEqual([16, 33])
})

test('beats by timer and requests no frames while the page is hidden', () => {
  const { view, beats } = setup()
  view.see('hidden')
  expect(view.frames.size).toBe(0)
  expect(view.timer(250)).toBe(250)
  expect(beats).toEqual([0, 250])
  view.see('visible')
  expect(view.frames.size).toBe(1)
})

test('beats by timer when a visible page gets no frames', () => {
  const { view, beats } = setup()
  expect(view.timer(1_000)).toBe(1_000)
  expect(beats).toEqual([1_000])
  expect(view.frames.size).toBe(1)
})

test('stops after its release', () => {
  const { view, heartbeat, beats } = setup()
  heartbeat.release()
  view.see('hidden')
  expect(beats).toEqual([])
  expect(view.frames.size + view.timers.size).toBe(0)
})

test('continues after a listener has thrown', () => {
  const { view, heartbeat } = setup()
  heartbeat.onBeat(() => {
    throw new RangeError('broken')
  })
  expect(() => view.frame(16)).toThrow('broken')
  expect(view.frames.size).toBe(1)
})
