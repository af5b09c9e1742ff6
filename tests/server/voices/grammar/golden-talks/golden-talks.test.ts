import { expect, test } from 'vitest'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { SHARKS } from '../../../../rules/sharks/a-situation.ts'
import { Talk } from '../../a-talk.ts'
import { SCRIPTS } from './scripts.ts'

/** The sharks that do business with each player. */
const CUSTOMERS: Readonly<Record<Shark, ConstructorParameters<typeof Talk>[2]>> = {
  vinnie: {},
  tommy: { cashCents: 50_000, netWorthCents: 50_000 },
  carmela: {},
  bigboss: { reputation: 0.85 },
}

const TALKS = SHARKS.flatMap((shark) => Object.keys(SCRIPTS).map((name) => ({ shark, name })))

test.each(TALKS)('$shark: $name', async ({ shark, name }) => {
  const talk = SCRIPTS[name]?.(new Talk(shark, name, CUSTOMERS[shark]))
  await expect(`${talk}\n`).toMatchFileSnapshot(
    `talks/${shark}/${name.replaceAll(/\W+/g, '-')}.txt`,
  )
})
