import { expect, test } from 'vitest'
import { Gate } from '#src/server/platform/db/gate.ts'
import { isOverload } from '#src/server/platform/db/overload.ts'
import { createManualClock } from '#tests/support/manual-clock.ts'

function setup(places = 2) {
  const clock = createManualClock()
  const gate = new Gate({ places, patienceMs: 5_000, wait: (ms) => clock.sleep(ms) })
  const inside: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const pass = (name: string): Promise<string> =>
    gate.pass(
      () =>
        new Promise((resolve, reject) => {
          inside.push(name)
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
        }),
    )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { clock, inside, ends, pass, settle }
}

test('runs two at a time and the others in their order, also after a failure', async () => {
  const { ends, inside, pass, settle } = setup()
  const passed = ['a', 'b', 'c', 'd'].map((name) => pass(name))
  await settle()
  expect(inside).toEqual(['a', 'b'])
  ends.get('b')?.(new TypeError('No.'))
  await expect(passed[1]).rejects.toThrow('No.')
  await settle()
  expect(inside).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) ends.get(name)?.()
  await settle()
  ends.get('d')?.()
  expect(await Promise.all([passed[0], passed[2], passed[3]])).toEqual(['a', 'c', 'd'])
  const next = pass('e')
  await settle()
  ends.get('e')?.()
  expect(await next).toBe('e')
})

test('rejects a caller that waits too long as overload without using a place', async () => {
  const { clock, ends, inside, pass, settle } = setup(1)
  const first = pass('a')
  const late = pass('b').catch(isOverload)
  await settle()
  clock.advance(5_000)
  expect(await late).toBe(true)
  const next = pass('c')
  ends.get('a')?.()
  await first
  await settle()
  ends.get('c')?.()
  expect(await next).toBe('c')
  expect(inside).toEqual(['a', 'c'])
})
