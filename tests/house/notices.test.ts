import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatNotices, isAccepted, readNotice, shippedPackages } from '../../tools/lib/notices.mjs'
import { ROOT } from '../../tools/lib/places.mjs'

const MIT = { license: 'MIT', author: 'Ada', source: '' }

test('names every shipped package with its licence', () => {
  const shipped = shippedPackages(ROOT)
  expect(shipped).toContain('node_modules/phaser')
  expect(shipped).toContain('node_modules/hono')
  expect(shipped).not.toContain('node_modules/vitest')
  expect(shipped.every((path) => existsSync(join(ROOT, path)))).toBe(true)
  expect(readNotice(ROOT, 'node_modules/phaser')).toMatchObject({ name: 'phaser', license: 'MIT' })
})

test('lists a shared licence text once, and the author of a package without one', () => {
  const text = formatNotices([
    { ...MIT, name: 'a', version: '1.0.0', texts: ['The terms.'] },
    { ...MIT, name: 'b', version: '2.0.0', texts: [] },
    { ...MIT, name: 'c', version: '3.0.0', texts: ['The terms.'] },
  ])
  expect(text.match(/The terms\./g)).toHaveLength(1)
  expect(text).toContain('a 1.0.0 · MIT\nc 3.0.0 · MIT\n\nThe terms.')
  expect(text).toContain('b 2.0.0 · MIT · Ada')
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['unknown', false],
])('licence %s is accepted: %s', (license, accepted) => {
  expect(isAccepted(license)).toBe(accepted)
})
