import { expect, test } from 'vitest'
import { Releases } from '#src/lib/releases.ts'

test('releases everything once, the last acquired first', () => {
  const releases = new Releases()
  const released: string[] = []
  releases.own(() => released.push('first'))
  releases.own(() => released.push('second'))
  releases.releaseAll()
  releases.releaseAll()
  expect(released).toEqual(['second', 'first'])
})

test('releases at once what is acquired after the release', () => {
  const releases = new Releases()
  releases.releaseAll()
  let isReleased = false
  releases.own(() => {
    isReleased = true
  })
  expect(isReleased).toBe(true)
})
