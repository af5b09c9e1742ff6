import { expect, test } from 'vitest'
import { CALLS } from '#src/protocol/calls.ts'
import { API_PATHS } from '../../tools/api-paths.ts'

const pattern = new RegExp(API_PATHS)

test.each(CALLS.map(({ path }) => path))('sends %s to the server', (path) => {
  expect(pattern.test(path)).toBe(true)
})

test.each(['/', '/src/main.tsx', '/@vite/client', '/node_modules/x.js', '/promo', '/fonts/a.flf'])(
  'leaves %s to the page',
  (path) => {
    expect(pattern.test(path)).toBe(false)
  },
)
