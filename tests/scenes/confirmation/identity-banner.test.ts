import { expect, test } from 'vitest'
import { identityLines } from '#src/scenes/confirmation/identity-banner.ts'
import { shortAddress } from '#src/scenes/kit/short-address.ts'

const SESSION = {
  platform: 'desktop',
  guest: false,
  wallet: '0x1234567890abcdef1234567890abcdef12345678',
  streetName: 'Lucky Lefty',
  gasless: false,
} as const

test('default', () => {
  expect(identityLines(SESSION)).toEqual(['wallet linked', 'Lucky Lefty  0x1234…5678'])
})

test.each([
  ['farcaster', 'Farcaster ID linked'],
  ['worldcoin', 'Worldcoin ID linked'],
  ['base_minikit', 'Base wallet linked'],
  ['coinbase', 'wallet linked'],
] as const)('behavior: %s', (platform, text) => {
  expect(identityLines({ ...SESSION, platform })[0]).toBe(text)
})

test('behavior: whom a host knows is named as it names them', () => {
  const lines = identityLines({ ...SESSION, platform: 'farcaster', username: 'alice', fid: 1234 })
  expect(lines).toEqual(['Farcaster ID linked', 'alice  FID 1234', 'Lucky Lefty  0x1234…5678'])
})

test('behavior: whom ENS, Base, Farcaster or World know is named so where no host is', () => {
  const linkedName = 'ada.base.eth'
  expect(identityLines({ ...SESSION, linkedName })[1]).toBe(linkedName)
  expect(identityLines({ ...SESSION, linkedName, username: 'ada' })[1]).toBe('ada')
})

test('behavior: a guest is called one, and gasless has a line', () => {
  const lines = identityLines({ ...SESSION, guest: true, gasless: true, streetName: null })
  expect(lines).toEqual(['Guest wallet linked', '0x1234…5678', 'gasless OK'])
})

test('behavior: what is short already is not cut', () => {
  expect(shortAddress('vitalik.eth')).toBe('vitalik.eth')
})
