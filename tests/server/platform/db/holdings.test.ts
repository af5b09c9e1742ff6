import { expect, test } from 'vitest'
import { players } from '#src/server/platform/db/schema.ts'
import { stashOf } from '#src/server/read/player/stash-repository.ts'
import { asOwner, describeOnBothEngines } from '#tests/support/database.ts'
import { aPlayer } from './rows.ts'
import { heatOf, setHeat, setStash } from '#tests/support/holdings.ts'

describeOnBothEngines('holdings', (openFreshStore) => {
  test('returns the last quantities of a stash without empty goods', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const held = { playerId: player.id, symbol: 'TAPES', quantity: 7, costCents: 63_000 } as const
    await setStash(db, { ...held, symbol: 'ICE', quantity: 1, costCents: 820_000 })
    await setStash(db, { ...held, quantity: 3 })
    await setStash(db, held)
    await setStash(db, { ...held, symbol: 'ICE', quantity: 0, costCents: 0 })
    expect(await stashOf(db, player.id)).toEqual([held])
  })

  test('returns the last heat of each borough', async () => {
    const { db } = asOwner(await openFreshStore())
    const player = aPlayer()
    await db.insert(players).values(player)
    const queens = { playerId: player.id, borough: 'queens', heat: 2.125 } as const
    await setHeat(db, { ...queens, heat: 1 })
    await setHeat(db, queens)
    await setHeat(db, { ...queens, borough: 'bronx' })
    expect(await heatOf(db, player.id)).toEqual([{ ...queens, borough: 'bronx' }, queens])
  })
})
