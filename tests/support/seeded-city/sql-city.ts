import { eq, sql } from 'drizzle-orm'
import { BOROUGH_NAMES } from '#src/lib/names.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { missions } from '#src/server/platform/db/life-schema.ts'
import { recollectionsByPlayer } from '#src/server/write/recollection-repository.ts'
import { addSeason, revealSeed } from '#src/server/platform/db/repositories/seasons.ts'
import { sheetsIn } from '#src/server/write/sheet-repository.ts'
import type { Transaction } from '#src/server/platform/db/database.ts'
import {
  accounts,
  conversations,
  entries,
  heat,
  offers,
  players,
  postings,
  relations,
} from '#src/server/platform/db/schema.ts'
import { standings } from '#src/server/platform/db/street-schema.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { publishRoots } from '#src/server/read/season/publish-roots.ts'
import { asOwner } from '../database.ts'
import type { CityStore, Newcomer, StoredEvent } from './city-store.ts'
import { conversationOf, offersExpireAt, openingEntries, openingRelation } from './newcomers.ts'

/** The store of a city in a database. */
export function sqlCity(store: Store, newId: () => string): CityStore {
  const { db } = store
  return {
    sheets: sheetsIn(db),
    addPlayers: (newcomers) => addPlayers(store, newcomers, newId),
    addSeason: (season) => addSeason(db, season),
    endSeason: (id) => store.transact((tx) => revealSeed(tx, id)),
    publishRoots: (season, upTo) => publishRoots({ store }, season, upTo),
    async moveVersion(id) {
      const version = sql`${players.version} + 1`
      await db.update(players).set({ version }).where(eq(players.id, id))
    },
    async eventsAfter(known) {
      const { rows } = await db.execute<StoredEvent & Record<string, unknown>>(sql`
        select e.player_id, e.season_id, e.seq, e.tick, e.body, e.hash
        from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
          as known(player_id uuid, season_id text, seq int)
        join events e on e.player_id = known.player_id and e.season_id = known.season_id
          and e.seq > known.seq
        order by e.player_id, e.season_id, e.seq`)
      return rows
    },
    recollections: (playerIds) => recollectionsByPlayer(db, playerIds),
    async answeredKeys(hashes) {
      const { rows } = await db.execute<{ key_hash: string }>(sql`
        select key_hash from answers
        where key_hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`)
      return new Set(rows.map(({ key_hash: hash }) => hash))
    },
    async audit() {
      return (await audit(db)).map(({ row, sentence }) => `${row}: ${sentence}`)
    },
  }
}

async function addPlayers(
  store: Store,
  newcomers: readonly Newcomer[],
  newId: () => string,
): Promise<void> {
  const { start, stash } = RULES
  await asOwner(store).transact(async (tx) => {
    await tx.insert(players).values(
      newcomers.map(({ id, at, reputation }) => ({
        ...{
          id,
          streetName: `Citizen ${id}`,
          nameKey: id,
          borough: start.borough,
          reputation,
        },
        ...{ xp: start.xp, moves: start.moves, movesDay: dayOf(at), streak: start.streak },
        ...{ boughtInteractions: 0, earnedCents: 0, stashCapacity: stash.capacity },
        ...{ betaFeatures: [], createdAt: at },
      })),
    )
    const booked = newcomers.flatMap(({ id: playerId, at, extraCents }) =>
      openingEntries(playerId, extraCents).map((entry) => ({
        ...entry,
        playerId,
        at,
        id: newId(),
      })),
    )
    await tx
      .insert(entries)
      .values(booked.map(({ id, kind, cause, at }) => ({ id, kind, cause, at })))
    await tx.insert(postings).values(
      booked.flatMap(({ id: entryId, account, amountCents }) => [
        { entryId, account, amountCents },
        { entryId, account: 'house' as const, amountCents: -amountCents },
      ]),
    )
    const cents = (id: string): number =>
      booked.reduce((sum, entry) => sum + (entry.playerId === id ? entry.amountCents : 0), 0)
    await tx.insert(accounts).values(
      booked
        .filter(({ kind }) => kind === 'opening_grant')
        .map(({ account: name, playerId }) => ({
          name,
          playerId,
          balanceCents: cents(playerId),
        })),
    )
    await tx.insert(standings).values(
      newcomers.map(({ id: playerId, at }) => ({
        ...{ playerId, joinedAt: at, moneyCents: cents(playerId), goodsCents: 0, valuedTick: 0 },
        ...{ day: dayOf(at), dayBaseCents: 0, month: dayOf(at).slice(0, 7), monthBaseCents: 0 },
      })),
    )
    await tx
      .insert(heat)
      .values(
        newcomers.flatMap(({ id: playerId, heat: level }) =>
          BOROUGH_NAMES.map((borough) => ({ playerId, borough, heat: level })),
        ),
      )
    await tx.insert(relations).values(newcomers.flatMap(relationsOf))
    await addOffers(tx, newcomers)
    await tx
      .insert(missions)
      .values(
        newcomers.flatMap(({ id: playerId, missions: drawn }) =>
          drawn.map((mission) => ({ ...mission, playerId })),
        ),
      )
  })
}

async function addOffers(tx: Transaction, newcomers: readonly Newcomer[]): Promise<void> {
  const open = newcomers.flatMap((newcomer) =>
    newcomer.offers.map(({ shark: character, ...offer }) => ({
      ...{ ...offer, character, playerId: newcomer.id, status: 'open' as const },
      conversationId: conversationOf(newcomer.id, character),
      ...{ createdAt: newcomer.at, expiresAt: offersExpireAt(newcomer) },
    })),
  )
  if (open.length === 0) return
  await tx
    .insert(conversations)
    .values(
      open.map(({ conversationId: id, playerId, character, createdAt }) => ({
        ...{ id, playerId, character, createdAt },
        ...{ lastSeq: 0, quickReplies: [], offeredChoices: [], told: [] },
      })),
    )
    .onConflictDoNothing()
  await tx.insert(offers).values(open)
}

function relationsOf(newcomer: Newcomer) {
  return (Object.keys(newcomer.trust) as Shark[]).map((character) => ({
    ...{ playerId: newcomer.id, character, relation: openingRelation(character, newcomer) },
  }))
}
