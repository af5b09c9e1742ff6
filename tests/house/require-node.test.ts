import { expect, test } from 'vitest'
import { nodeTooOld } from '../../tools/lib/require-node.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(nodeTooOld(version, '>=20.19')).toBeUndefined()
})

test.each(['20.18.3', '18.20.0', '9.11.2'])('rejects Node %s in a sentence', (version) => {
  expect(nodeTooOld(version, '>=20.19')).toContain(`this is Node.js ${version}`)
})
