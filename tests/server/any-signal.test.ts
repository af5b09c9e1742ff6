import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { anySignal } from '#src/server/platform/any-signal.ts'
import { systemClock } from '#src/server/platform/clock.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe('a signal of several', () => {
  test('aborts with the reason of the first one', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const { signal } = anySignal([one.signal, other.signal])
    other.abort('stop')
    one.abort('late')
    expect(signal.reason).toBe('stop')
  })

  test('is aborted from the start when a source is', () => {
    expect(anySignal([AbortSignal.abort('gone')]).signal.reason).toBe('gone')
  })

  test('does not abort after its release', () => {
    const source = new AbortController()
    const { release, signal } = anySignal([source.signal])
    release()
    source.abort()
    expect(signal.aborted).toBe(false)
  })

  test('aborts at a deadline although nothing but its listener refers to it', async () => {
    const aborted = Promise.all(
      Array.from(
        { length: 50 },
        () =>
          new Promise((resolve) => {
            const { signal } = anySignal([systemClock.deadline(20), new AbortController().signal])
            signal.addEventListener('abort', resolve)
          }),
      ),
    )
    // The deadline's timer does not keep the process alive.
    const alive = setInterval(collectGarbage, 5)
    collectGarbage()
    expect((await aborted).length).toBe(50)
    clearInterval(alive)
  })
})
