import { test } from 'vitest'
import { SHARKS } from '../rules/sharks/a-situation.ts'
import { expectWhole } from '../server/voices/grammar/expect-whole.ts'

test.each(SHARKS)('%s words 100,000 decisions', (shark) => {
  expectWhole(shark, 100_000)
})
