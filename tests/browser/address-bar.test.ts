import { expect, test } from 'vitest'
import { removeQueryParameters } from '#src/browser/address-bar.ts'

function setup(href: string) {
  const replaced: string[] = []
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: URL) => replaced.push(url.href),
  }
  const view = { history, location: { href } } as unknown as Parameters<
    typeof removeQueryParameters
  >[0]
  return { view, replaced }
}

test('removes the given query parameters and keeps the rest of the address', () => {
  const { view, replaced } = setup('https://dcw.example/?fid=1&view=chat&sig=secret#x')
  removeQueryParameters(view, ['fid', 'sig', 'action', 'size'])
  expect(replaced).toEqual(['https://dcw.example/?view=chat#x'])
})

test('leaves an address without these parameters unchanged', () => {
  const { view, replaced } = setup('https://dcw.example/?view=chat')
  removeQueryParameters(view, ['fid', 'sig'])
  expect(replaced).toEqual([])
})
