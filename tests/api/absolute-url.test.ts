import { expect, test } from 'vitest'
import { absoluteUrl } from '#src/api/absolute-url.ts'

test.each([
  ['', 'https://game.example/api/v1/paymaster'],
  ['/beneath', 'https://game.example/beneath/api/v1/paymaster'],
  ['https://api.example', 'https://api.example/api/v1/paymaster'],
  ['https://api.example/beneath', 'https://api.example/beneath/api/v1/paymaster'],
])('resolves a server path with the base %j', (base, url) => {
  const page = 'https://game.example/?view=waitlist'
  expect(absoluteUrl(base, '/api/v1/paymaster', page)).toBe(url)
})
