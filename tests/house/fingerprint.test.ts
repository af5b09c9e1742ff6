import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fingerprint, isStamped } from '../../tools/lib/fingerprint.mjs'
import { place } from '../../tools/lib/places.mjs'

let folder: string
let path: string

beforeEach(() => {
  mkdirSync(place('.cache'), { recursive: true })
  folder = mkdtempSync(place('.cache/fingerprint-'))
  path = `.cache/${basename(folder)}`
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep/one.txt'), 'one')
})

test('is the same for the same files', () => {
  expect(fingerprint([path])).toBe(fingerprint([path]))
})

test('changes with a text, a name, an additional file or other words', () => {
  const first = fingerprint([path])
  writeFileSync(join(folder, 'deep/one.txt'), 'two')
  const changed = fingerprint([path])
  writeFileSync(join(folder, 'deep/two.txt'), '')
  const more = fingerprint([path])
  rmSync(join(folder, 'deep/two.txt'))
  writeFileSync(join(folder, 'deep/three.txt'), '')
  const renamed = fingerprint([path])
  const words = fingerprint([path], ['VITE_API_BASE=x'])
  expect(new Set([first, changed, more, renamed, words]).size).toBe(5)
})

test('counts a missing file as missing', () => {
  expect(fingerprint([`${path}/nowhere`])).toBe(fingerprint([]))
})

test('matches a stamp with its own fingerprint only', () => {
  const stamp = join(folder, 'stamp')
  expect(isStamped(stamp, 'a')).toBe(false)
  writeFileSync(stamp, 'a\n')
  expect(isStamped(stamp, 'a')).toBe(true)
  expect(isStamped(stamp, 'b')).toBe(false)
})
