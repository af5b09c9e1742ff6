import { expect, test } from 'vitest'
import { identityLines } from '#src/scenes/confirmation/identity-banner.ts'
import { shortenAddress } from '#src/lib/shorten-address.ts'

const SESSION = {
  platform: 'desktop',
  guest: false,
  wallet: '0x1234567890abcdef1234567890abcdef12345678',
  streetName: 'Lucky Lefty',
  gasless: false,
} as const

test('shows a linked wallet with name and short address', () => {
  expect(identityLines(SESSION)).toEqual(['wallet linked', 'Lucky Lefty  0x1234…5678'])
})

test.each([
  ['farcaster', 'Farcaster ID linked'],
  ['worldcoin', 'Worldcoin ID linked'],
  ['base_minikit', 'Base wallet linked'],
  ['coinbase', 'wallet linked'],
] as const)('names the linked identity on %s', (platform, text) => {
  expect(identityLines({ ...SESSION, platform })[0]).toBe(text)
})

test("shows the host's name and fid", () => {
  const lines = identityLines({ ...SESSION, platform: 'farcaster', username: 'alice', fid: 1234 })
  expect(lines).toEqual(['Farcaster ID linked', 'alice  FID 1234', 'Lucky Lefty  0x1234…5678'])
})

test('shows the linked name when the host has none', () => {
  const linkedName = 'ada.base.eth'
  expect(identityLines({ ...SESSION, linkedName })[1]).toBe(linkedName)
  expect(identityLines({ ...SESSION, linkedName, username: 'ada' })[1]).toBe('ada')
})

test('marks a guest, and adds a line for gasless', () => {
  const lines = identityLines({ ...SESSION, guest: true, gasless: true, streetName: null })
  expect(lines).toEqual(['Guest wallet linked', '0x1234…5678', 'gasless OK'])
})

test('does not shorten a short address', () => {
  expect(shortenAddress('vitalik.eth')).toBe('vitalik.eth')
})
