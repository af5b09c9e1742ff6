import { describe, expect, test } from 'vitest'
import { RULES } from '#src/rules/config.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { sqlState } from '#src/server/platform/db/sql-state.ts'
import { uuidOf } from '#src/server/platform/hashing.ts'
import { countedIds } from '#tests/support/counted-ids.ts'
import { describeOnBothEngines } from '#tests/support/database.ts'
import { MemoryCity } from '#tests/support/seeded-city/memory-city.ts'
import {
  ADA,
  ANSWER,
  BEN,
  bought,
  type Decided,
  EVENTS,
  HEARD,
  MISSION_OF_DAY,
  NOW,
  OFFER,
  PAYMENT,
  queryOf,
  SEASON,
  type Setup,
  setUp,
  STAMP,
  TICK,
} from '#tests/support/seeded-city/sheet-setup.ts'
import { sqlCity } from '#tests/support/seeded-city/sql-city.ts'

describe('sheets in memory', () => {
  contract(() => setUp(new MemoryCity()))
})

describeOnBothEngines('sheets', (openFreshStore) => {
  const { uuid } = countedIds({ head: 'b1b2c3d4', salt: 'entries' })
  contract(async () => setUp(sqlCity(await openFreshStore(), uuid)))
})

/** What every store of sheets does. */
function contract(open: () => Promise<Setup>): void {
  test('load a new player with the opening grant, and no unknown player', async () => {
    const { city, load } = await open()
    const { sheet, version, run } = await load(ADA)
    expect(version).toBe(0)
    expect(run).toMatchObject({ length: 0, tick: 0 })
    expect(sheet.balances).toEqual({ [cashAccount(ADA)]: RULES.start.cashCents })
    expect(sheet).toMatchObject({
      holdings: [],
      loans: [],
      words: [],
      offer: null,
      missionDay: null,
    })
    expect(sheet.relations).toMatchObject({ vinnie: { trust: 7, recentLines: [] } })
    const unknown = queryOf('00000000-0000-4000-8000-0000000000ff')
    expect((await city.sheets.load([unknown]))[0]?.player).toBeNull()
  })

  test('load what was stored, equal to the folded sheet', async () => {
    const { city, load, writesOf } = await open()
    const before = await load(ADA, { missions: true })
    const isStored = await city.sheets.store([writesOf(before, EVENTS)])
    expect(isStored).toEqual([true])
    const { sheet, version, run } = await load(ADA, { missions: true })
    const after = fold(before.sheet, EVENTS)
    const { lastContributionAt, ...month } = sheet.month
    expect({ ...sheet, month, loans: [] }).toEqual({
      ...{ ...after, loans: [] },
      month: expect.objectContaining(month),
    })
    expect(new Date(lastContributionAt ?? 0).toISOString()).toBe(after.month.lastContributionAt)
    expect(sheet.loans).toMatchObject(after.loans)
    expect(version).toBe(1)
    expect(run).toMatchObject({ length: EVENTS.length, tick: TICK })
    expect(await city.audit()).toEqual([])
  })

  test('load heard words and new relations, equal to the folded sheet', async () => {
    const { city, load, writesOf } = await open()
    await city.sheets.store([writesOf(await load(ADA), EVENTS)])
    const before = await load(ADA)
    expect(before.sheet.words).toHaveLength(1)
    await city.sheets.store([writesOf(before, HEARD)])
    const { words, relations } = (await load(ADA)).sheet
    const after = fold(before.sheet, HEARD)
    expect({ words, relations }).toEqual({ words: after.words, relations: after.relations })
  })

  test('load the wording of a talk without the figures and facts of the relation', async () => {
    const { load } = await open()
    const talk = { shark: 'vinnie', turn: null, token: null } as const
    const { sheet } = await load(ADA, { talk })
    expect(sheet.talk?.wording).toEqual({ recentLines: [], saidOnce: [] })
  })

  test('load the missions that were drawn', async () => {
    const { city, load, writesOf } = await open()
    const ben = await load(BEN, { missions: true })
    const mission = { ...MISSION_OF_DAY, title: 'Pay again' }
    const drawn: PlayerEvent = {
      ...{ kind: 'missions_drawn', ...STAMP, day: '2026-09-01', level: 1, reputation: 0.5 },
      ...{ has_loan: false, borough: 'manhattan', missions: [{ id: uuidOf('drawn'), mission }] },
    }
    await city.sheets.store([writesOf(ben, [drawn])])
    const { missionDay } = (await load(BEN, { missions: true })).sheet
    expect(missionDay).toEqual(fold(ben.sheet, [drawn]).missionDay)
  })

  test('load a named offer as open until it is taken, and a named loan after it is paid', async () => {
    const { city, load, writesOf } = await open()
    const ada = await load(ADA, { named: OFFER.id })
    const { id, shark, terms } = OFFER
    expect(ada.sheet.offer).toMatchObject({ id, shark, terms, isOpen: true, lastLoanAt: null })
    const taken: readonly PlayerEvent[] = [
      {
        ...{ kind: 'option_taken', ...STAMP, offer: id, shark },
        value: 'accept',
        outcome: 'pay_out',
      },
      {
        ...{ kind: 'loan_taken', ...STAMP, loan: id, shark, principal_cents: 20_000 },
        ...{ daily_rate: 0.1, due_at: '2026-09-03T12:00:00.000Z', security: null },
        ...{ stake: 0.3, is_opening: false },
      },
    ]
    const choice = {
      ...{ player_id: ADA, offer_id: id, status: 'taken', outcome: 'pay_out', content: 'YES' },
      ...{ token_hash: 'token', conversation_id: ada.sheet.offer?.conversation, at: STAMP.at },
      message_id: uuidOf('choice'),
    }
    await city.sheets.store([writesOf(ada, taken, { rows: { choices: [choice] } })])
    const owing = await load(ADA, { named: id })
    expect(owing.sheet.offer).toMatchObject({ isOpen: false, lastLoanAt: NOW })
    const repaid: PlayerEvent = {
      ...{ kind: 'loan_repaid', ...STAMP, payment: uuidOf('repaid'), loan: id, shark },
      ...{ cents: 20_000, pot_cents: 200, is_paid: true },
    }
    const cleared: PlayerEvent = {
      ...{ kind: 'loan_cleared', ...STAMP, loan: id, shark, was_late: false, is_opening: false },
      ...{ reputation_by: 0, xp: 0, closed_until: null },
    }
    await city.sheets.store([writesOf(owing, [repaid, cleared])])
    expect((await load(ADA)).sheet.loans).toEqual([])
    expect((await load(ADA, { named: id })).sheet.loans).toMatchObject([{ id, status: 'paid' }])
    expect(await city.audit()).toEqual([])
  })

  test('load a watched payment until it is voided', async () => {
    const { city, load, writesOf } = await open()
    const { id, reference } = PAYMENT
    const bought: PlayerEvent = {
      ...{ kind: 'messages_bought', ...STAMP, payment: id, messages: 10, usdc: 0.5 },
    }
    await city.sheets.store([writesOf(await load(ADA), [bought], { payment: PAYMENT })])
    const paid = await load(ADA, { payments: [reference] })
    expect(paid.sheet.watchedPayments).toMatchObject([{ id, bought: 'messages', usdc: 0.5 }])
    expect((await load(BEN, { payments: [reference] })).sheet.watchedPayments).toEqual([])
    const voided: PlayerEvent = {
      ...{ kind: 'payment_voided', ...STAMP, payment: id, usdc: 0.5, messages: 10 },
    }
    await city.sheets.store([writesOf(paid, [voided])])
    const { interactions, watchedPayments } = (await load(ADA, { payments: [reference] })).sheet
    expect({ watchedPayments, bought: interactions.bought }).toEqual({
      watchedPayments: [],
      bought: 0,
    })
    expect(await city.audit()).toEqual([])
  })

  test('load the holder of a name, and reject a name that another player has', async () => {
    const { city, load, writesOf } = await open()
    const events: readonly PlayerEvent[] = [{ kind: 'name_chosen', ...STAMP }]
    const name = { name: 'Ace', key: 'ace' }
    await city.sheets.store([writesOf(await load(ADA), events, { name })])
    expect((await load(ADA, { nameKey: 'ace' })).sheet.isNameTaken).toBe(false)
    const ben = await load(BEN, { nameKey: 'ace' })
    expect(ben.sheet.isNameTaken).toBe(true)
    const failure = await city.sheets.store([writesOf(ben, events, { name })]).catch(sqlState)
    expect(failure).toBe('23505')
    expect(await load(BEN, { nameKey: 'ace' })).toEqual(ben)
  })

  test('return the stored events after the known ones', async () => {
    const { city, load, writesOf } = await open()
    await city.sheets.store([writesOf(await load(ADA), EVENTS)])
    const known = [{ player_id: ADA, season_id: SEASON.id, seq: EVENTS.length - 1 }]
    const last = await city.eventsAfter(known)
    expect(last.map(({ body }) => JSON.parse(body))).toEqual([EVENTS.at(-1)])
  })

  test('return the answer of a key, and the payments that were used', async () => {
    const { city, load, writesOf } = await open()
    const decided = { answer: ANSWER, payment: PAYMENT }
    await city.sheets.store([writesOf(await load(ADA), [bought('fill')], decided)])
    const payments = ['0xnew', PAYMENT.reference]
    const [known, unknown] = await city.sheets.load([
      queryOf(ADA, { answerKey: ANSWER.key_hash, payments }),
      queryOf(ADA, { answerKey: 'another' }),
    ])
    expect(known?.answer).toMatchObject(ANSWER)
    expect(known?.used_payments).toEqual([PAYMENT.reference])
    expect(unknown).toMatchObject({ answer: null, used_payments: [] })
    const keys = ['another', ANSWER.key_hash]
    expect(await city.answeredKeys(keys)).toEqual(new Set([ANSWER.key_hash]))
  })

  test('store nothing of a player whose version has moved, and all of the others', async () => {
    const { city, load, writesOf } = await open()
    const [ada, ben] = [await load(ADA), await load(BEN)]
    await city.moveVersion(ADA)
    const writes = [
      writesOf(ada, [bought('one')], { answer: ANSWER }),
      writesOf(ben, [bought('two')]),
    ]
    expect(await city.sheets.store(writes)).toEqual([false, true])
    expect((await load(ADA)).sheet).toEqual(ada.sheet)
    expect((await load(BEN)).sheet.holdings).toHaveLength(1)
    expect(await city.answeredKeys([ANSWER.key_hash])).toEqual(new Set())
    expect(await city.audit()).toEqual([])
  })

  test('store nothing in a season that has ended', async () => {
    const { city, load, writesOf } = await open()
    const ada = await load(ADA)
    await city.endSeason(SEASON.id)
    expect(await city.sheets.store([writesOf(ada, [bought('late')])])).toEqual([false])
  })

  test('store nothing in a tick whose root is published, and something in the next', async () => {
    const { city, load, writesOf } = await open()
    await city.sheets.store([writesOf(await load(ADA), [bought('first')])])
    await city.publishRoots(SEASON, TICK)
    const ada = await load(ADA)
    expect(await city.sheets.store([writesOf(ada, [bought('late')])])).toEqual([false])
    const next = writesOf(ada, [{ ...bought('in time'), tick: TICK + 1 }], { tick: TICK + 1 })
    expect(await city.sheets.store([next])).toEqual([true])
  })

  const twice: readonly (readonly [string, Partial<Decided>, readonly PlayerEvent[]])[] = [
    ['an answer under a known key', { answer: ANSWER }, []],
    ['a payment with a used reference', { payment: { ...PAYMENT, bought: 'favour' } }, []],
    ['an entry with a known cause', {}, [bought('fill')]],
    ['a second open encounter', {}, EVENTS.filter(({ kind }) => kind === 'encounter_opened')],
    ['a loan with a known id', {}, EVENTS.filter(({ kind }) => kind === 'advance_lent')],
  ]
  test.each(twice)(
    'reject %s as a unique violation, and store nothing',
    async (_, decided, events) => {
      const { city, load, writesOf } = await open()
      await city.sheets.store([writesOf(await load(ADA), events, decided)])
      const [ada, ben] = [await load(ADA), await load(BEN)]
      const again = writesOf({ ...ada, sheet: { ...ada.sheet, loans: [] } }, events, decided)
      const failure = await city.sheets.store([writesOf(ben, [bought('other')]), again]).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(sqlState(failure)).toBe('23505')
      expect([await load(ADA), await load(BEN)]).toEqual([ada, ben])
      expect(await city.audit()).toEqual([])
    },
  )
}
