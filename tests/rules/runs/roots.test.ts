import { describe, expect, test } from 'vitest'
import { rootOf } from '#src/rules/runs/roots.ts'
import { sha256 } from '#tests/support/sheets.ts'

const leaf = (trader: string) => ({ trader, length: 1, hash: `${trader}-hash` })
const hashOf = (trader: string) => sha256(`${trader}|1|${trader}-hash`)
const rootOver = (traders: readonly string[]) =>
  rootOf({ tick: 3, leaves: traders.map(leaf), before: 'before' }, sha256)

describe('rootOf', () => {
  test('hashes the sorted leaves pair by pair and chains the root', () => {
    const [one = '', two = '', three = ''] = ['ada', 'bob', 'cat'].map(hashOf).sort()
    const root = sha256(`${sha256(`${one}${two}`)}${three}`)
    expect(rootOver(['cat', 'ada', 'bob'])).toEqual({
      tick: 3,
      root,
      chain: sha256(`before\n3\n${root}`),
    })
  })

  test('depends on every leaf, and not on their order', () => {
    expect(rootOver(['ada', 'bob'])).toEqual(rootOver(['bob', 'ada']))
    expect(rootOver(['ada', 'bob']).root).not.toBe(rootOver(['ada']).root)
    expect(rootOver(['ada']).root).toBe(hashOf('ada'))
  })
})
