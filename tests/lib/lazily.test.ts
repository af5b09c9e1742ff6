import { expect, test } from 'vitest'
import { lazily } from '#src/lib/lazily.ts'

test('creates the value once, on first use', async () => {
  let made = 0
  const lazy = lazily(async () => {
    made += 1
    return 'thing'
  })
  expect(lazy.loaded()).toBeUndefined()
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['thing', 'thing'])
  expect(lazy.loaded()).toBe('thing')
  expect(made).toBe(1)
})

test('rejects with the failure and tries again on the next call', async () => {
  let fails = true
  const lazy = lazily(async () => {
    if (fails) throw new RangeError('no')
    return 'thing'
  })
  await expect(lazy.load()).rejects.toThrow('no')
  fails = false
  expect(await lazy.load()).toBe('thing')
})
