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

test('default: the same for the same files', () => {
  expect(fingerprint([path])).toBe(fingerprint([path]))
})

test('behavior: another for other text, another name, one file more, other words', () => {
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

test('behavior: what is absent counts as absent', () => {
  expect(fingerprint([`${path}/nowhere`])).toBe(fingerprint([]))
})

test('behavior: a stamp holds for its own fingerprint only', () => {
  const stamp = join(folder, 'stamp')
  expect(isStamped(stamp, 'a')).toBe(false)
  writeFileSync(stamp, 'a\n')
  expect(isStamped(stamp, 'a')).toBe(true)
  expect(isStamped(stamp, 'b')).toBe(false)
})
