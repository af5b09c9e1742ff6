import { expect, test } from 'vitest'
import { readAdvisories, readAllowed, withoutAllowed } from '../../tools/lib/advisories.mjs'
import { formatSbom } from '../../tools/lib/sbom.mjs'

const report = (...via: unknown[]) =>
  JSON.stringify({ vulnerabilities: { leftpad: { name: 'leftpad', via } } })
const SEVERE = {
  ...{ source: 1, name: 'leftpad', severity: 'high', title: 'Pads too far' },
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
}
const FOUND = {
  ...{ id: 'GHSA-aaaa-bbbb-cccc', package: 'leftpad', severity: 'high', title: 'Pads too far' },
}

test('lists each severe advisory once, without lesser ones and names of other packages', () => {
  const lesser = { ...SEVERE, severity: 'moderate', url: 'https://x/GHSA-aaaa-bbbb-dddd' }
  expect(readAdvisories(report(SEVERE, SEVERE, lesser, 'rightpad'))).toEqual([FOUND])
  expect(readAdvisories(report())).toEqual([])
})

test.each([
  ['an empty text', ''],
  ['an error of the registry', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
  ['a text that is not JSON', 'npm error'],
])('returns null for %s', (_, text) => {
  expect(readAdvisories(text)).toBeNull()
})

test('leaves out an allowed advisory until the end of its last day', () => {
  const allowed = [{ id: FOUND.id, reason: 'The padding is fixed.', expires: '2026-12-01' }]
  expect(withoutAllowed([FOUND], allowed, '2026-12-01')).toEqual([])
  expect(withoutAllowed([FOUND], allowed, '2026-12-02')).toEqual([FOUND])
  expect(withoutAllowed([FOUND], [], '2026-12-01')).toEqual([FOUND])
})

test('gives each allowed advisory an id, a reason and a last day', () => {
  for (const allowed of readAllowed()) {
    expect(allowed).toEqual({
      id: expect.stringMatching(/^GHSA(-\w{4}){3}$/),
      reason: expect.stringMatching(/^[A-Z].{20,}\.$/),
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  }
})

test('writes the same SBOM for the same lock file, under the name of the project', () => {
  const made = (serial: string) =>
    JSON.stringify({
      ...{ bomFormat: 'CycloneDX', serialNumber: serial },
      metadata: { timestamp: serial, component: { name: 'folder', version: '1.0.0' } },
      components: [{ name: 'leftpad' }],
    })
  const text = formatSbom(made('a'), { name: 'dope-chain-wars' })
  expect(formatSbom(made('b'), { name: 'dope-chain-wars' })).toBe(text)
  expect(JSON.parse(text)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'dope-chain-wars', version: '1.0.0' } },
    components: [{ name: 'leftpad' }],
  })
})
