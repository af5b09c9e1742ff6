import { BOROUGH_NAMES } from '#src/lib/names.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import type { Recollection } from '#src/rules/sharks/recollections/recollection.ts'
import type { Season } from '#src/server/platform/db/repositories/seasons.ts'
import {
  joinWrites,
  type Row,
  type SheetQuery,
  type SheetRows,
  type SheetStore,
  type Writes,
} from '#src/server/write/sheet-repository.ts'
import type { CityStore, KnownRun, Newcomer, StoredEvent } from './city-store.ts'
import { auditMemory } from './memory-audit.ts'
import { duplicate, MemoryTables } from './memory-tables.ts'
import {
  checkTurns,
  inOrder,
  loadTalk,
  NEW_CONVERSATION,
  recollectionsOf,
  storeTalk,
  talksOf,
} from './memory-talk.ts'
import { conversationOf, offersExpireAt, openingEntries, openingRelation } from './newcomers.ts'

/** The store in memory. It passes the contract of the database's sheets. */
export class MemoryCity implements CityStore {
  readonly tables = new MemoryTables()
  /** The ticks of each season in which runs changed. */
  readonly #changedTicks = new Map<string, Set<number>>()
  readonly sheets: SheetStore = {
    load: async (queries) => queries.map((query) => this.#load(query)),
    store: async (all) => this.#store(all),
  }

  async addPlayers(newcomers: readonly Newcomer[]): Promise<void> {
    for (const newcomer of newcomers) this.#addPlayer(newcomer)
  }

  async addSeason(season: Season): Promise<void> {
    this.tables.put('seasons', ['id'], { ...season })
  }

  async endSeason(id: string): Promise<void> {
    this.tables.put('seasons', ['id'], { ...this.tables.get('seasons', id), revealed: true })
  }

  async publishRoots({ id }: Season, upTo: number): Promise<void> {
    const last = Number(this.tables.get('season_roots', id)?.['tick'] ?? -1)
    const ticks = [...(this.#changedTicks.get(id) ?? [])].filter((tick) => tick <= upTo)
    const tick = Math.max(last, ...ticks)
    if (tick > last) this.tables.put('season_roots', ['id'], { id, tick })
  }

  async moveVersion(playerId: string): Promise<void> {
    const player = this.tables.get('players', playerId)
    this.tables.put('players', ['id'], { ...player, version: Number(player?.['version']) + 1 })
  }

  async eventsAfter(known: readonly KnownRun[]): Promise<readonly StoredEvent[]> {
    return known.flatMap(({ player_id, season_id, seq }) => {
      const length = Number(this.tables.get('runs', player_id, season_id)?.['length'] ?? 0)
      return Array.from(
        { length: length - seq },
        (_, index) =>
          this.tables.get(
            'events',
            player_id,
            season_id,
            seq + index + 1,
          ) as unknown as StoredEvent,
      )
    })
  }

  async recollections(
    playerIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Recollection[]>> {
    return new Map(playerIds.map((id) => [id, recollectionsOf(this.tables, id)]))
  }

  async answeredKeys(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(hashes.filter((hash) => this.tables.has('answers', hash)))
  }

  async audit(): Promise<readonly string[]> {
    return auditMemory(this.tables)
  }

  #addPlayer(newcomer: Newcomer): void {
    const { id, at, extraCents, heat, missions, reputation } = newcomer
    const { borough, xp, moves, streak } = RULES.start
    this.tables.put('players', ['id'], {
      ...{
        id,
        name_key: id,
        street_name: id,
        is_proven: false,
        version: 0,
        borough,
        reputation,
        xp,
        moves,
        streak,
      },
      ...{ reputation_day: null, reputation_gained: 0, closed_until: {} },
      ...{ stash_capacity: RULES.stash.capacity, earned_cents: 0, play_day: null },
      ...{ fronts: [], night_day: null, kicked_up_cents: 0 },
      ...{
        moves_day: dayOf(at),
        moves_made: 0,
        sold_in: null,
        sold_goods: {},
        is_trip_open: false,
        trips_today: 0,
        guide_paid: false,
        last_active_day: null,
        bought_interactions: 0,
      },
    })
    this.#addSharks(newcomer)
    for (const name of BOROUGH_NAMES) {
      const row = { player_id: id, borough: name, heat }
      this.tables.put('heat', ['player_id', 'borough'], row)
    }
    for (const mission of missions) {
      this.tables.put('missions', ['id'], { ...mission, player_id: id, done_at: null })
    }
    let cents = 0
    for (const { account, amountCents, ...entry } of openingEntries(id, extraCents)) {
      const entry_id = `${entry.kind} ${id}`
      this.tables.put('entries', ['kind', 'cause'], { ...entry, id: entry_id })
      this.tables.put('postings', ['entry_id', 'account'], {
        ...{ entry_id, account, amount_cents: amountCents },
      })
      this.tables.put('postings', ['entry_id', 'account'], {
        ...{ entry_id, account: 'house', amount_cents: -amountCents },
      })
      cents += amountCents
      const row = { name: account, player_id: id, balance_cents: cents }
      this.tables.put('accounts', ['name'], row)
    }
    this.tables.put('standings', ['player_id'], { player_id: id, money_cents: cents })
  }

  #addSharks(newcomer: Newcomer): void {
    const { id, offers, trust } = newcomer
    for (const character of Object.keys(trust) as Shark[]) {
      const row = { player_id: id, character, relation: openingRelation(character, newcomer) }
      this.tables.put('relations', ['player_id', 'character'], row)
    }
    for (const { shark: character, ...offer } of offers) {
      const conversation_id = conversationOf(id, character)
      const conversation = { id: conversation_id, player_id: id, character, last_seq: 0 }
      this.tables.put('conversations', ['id'], { ...conversation, ...NEW_CONVERSATION })
      const expires_at = offersExpireAt(newcomer)
      const row = { ...offer, player_id: id, character, conversation_id, expires_at }
      this.tables.put('offers', ['id'], { ...row, status: 'open', quick_replies: [] })
    }
  }

  #store(all: readonly Writes[]): readonly boolean[] {
    const isStored = all.map(({ players }) => players.every((row) => this.#canStore(row)))
    const stored = joinWrites(all.filter((_, index) => isStored[index]))
    this.#checkPlayers(stored)
    checkTurns(this.tables, stored)
    this.tables.write(stored)
    storeTalk(this.tables, stored)
    for (const { season_id: season, tick } of stored.events) {
      const ticks = this.#changedTicks.get(String(season)) ?? new Set()
      this.#changedTicks.set(String(season), ticks.add(Number(tick)))
    }
    for (const { player_id: id, season_id: _, tick: __, ...columns } of stored.players) {
      const version = Number(columns['version']) + 1
      this.tables.put('players', ['id'], {
        ...this.tables.get('players', id),
        ...columns,
        id,
        version,
      })
    }
    for (const { player_id: id, key } of stored.names) {
      this.tables.put('players', ['id'], { ...this.tables.get('players', id), name_key: key })
    }
    return isStored
  }

  /** Rejects a name that another player has. Players join and merge outside of the city. */
  #checkPlayers({ closed, joined, names }: Writes): void {
    if (closed.length + joined.length > 0) throw new RangeError('The city has all its players.')
    const keys = names.map(({ key }) => String(key))
    const taken = names.find(({ key, player_id: id }) => {
      const holder = this.#holderOf(String(key))
      return holder !== null && holder !== id
    })
    if (taken || new Set(keys).size < keys.length) throw duplicate('players', keys.join(' '))
  }

  #holderOf(key: string): unknown {
    for (const { id, name_key } of this.tables.all('players')) if (name_key === key) return id
    return null
  }

  #canStore({ player_id: id, version, season_id: season, tick }: Row): boolean {
    const root = this.tables.get('season_roots', season)
    return (
      this.tables.get('players', id)?.['version'] === version &&
      this.tables.get('seasons', season)?.['revealed'] !== true &&
      !(root && Number(root['tick']) >= Number(tick))
    )
  }

  #load(query: SheetQuery): SheetRows {
    const { playerId, season, month, day } = query
    const of = (table: string): readonly Row[] => this.tables.of(table, playerId)
    const byName = (rows: readonly Row[], name: string, value: string) =>
      Object.fromEntries(rows.map((row) => [row[name], row[value]]))
    const rows = {
      player: this.tables.get('players', playerId) ?? null,
      interactions: of('daily_usage').find((row) => row['day'] === day)?.['interactions'] ?? null,
      talk: query.talk === null ? null : loadTalk(this.tables, query, query.talk),
      encounter: this.tables.openOf('encounters', playerId)[0] ?? null,
      relations: byName(of('relations'), 'character', 'relation'),
      talks: talksOf(this.tables, playerId),
      words: inOrder(this.tables.openOf('hearsay', playerId), 'arrives_at').map(
        ({ id, hearer, payee, amount_cents, arrives_at }) => ({
          ...{ id, hearer, payee, amount_cents, arrives_at },
        }),
      ),
      offer: this.#offer(query),
      favours: byName(of('favours'), 'favour', 'cooldown_ends_at'),
      mission_day: query.missions ? this.#missionDay(query) : null,
      used_payments: query.payments.filter((reference) => this.tables.has('payments', reference)),
      watched_payments: of('payments').filter(
        ({ reference, state }) => query.payments.includes(String(reference)) && state === 'watched',
      ),
      name_holder: query.nameKey === null ? null : this.#holderOf(query.nameKey),
      accounts: byName(of('accounts'), 'name', 'balance_cents'),
      stash: of('stash')
        .filter((row) => Number(row['quantity']) > 0)
        .toSorted((a, b) => (String(a['symbol']) < String(b['symbol']) ? -1 : 1)),
      heat: of('heat'),
      impacts: of('impacts')
        .filter((row) => row['season_id'] === season)
        .map(({ cell, tick, opening, net }) => ({ cell, tick, opening, net })),
      loans: inOrder(this.#loans(query), 'taken_at'),
      day_profits: byName(
        of('day_profits').filter((row) => row['day'] === day),
        'symbol',
        'profit_cents',
      ),
      month: this.tables.get('player_months', month, playerId) ?? null,
      run: this.tables.get('runs', playerId, season) ?? null,
      answer: (query.answerKey !== null && this.tables.get('answers', query.answerKey)) || null,
      has_former_ids: false,
    }
    return rows as unknown as SheetRows
  }

  /** Returns the open loans, and the one that is named. */
  #loans({ named, playerId }: SheetQuery): readonly Row[] {
    const open = this.tables.openOf('loans', playerId)
    const loan = named === null ? undefined : this.tables.get('loans', named)
    const isPaid = loan?.['player_id'] === playerId && loan['status'] === 'paid'
    return isPaid ? [...open, loan] : open
  }

  #offer({ named, playerId }: SheetQuery): unknown {
    const offer = named === null ? undefined : this.tables.get('offers', named)
    if (offer?.['player_id'] !== playerId) return null
    const taken = this.tables
      .of('loans', playerId)
      .filter(({ kind, shark }) => kind === 'loan' && shark === offer['character'])
      .map((loan) => String(loan['taken_at']))
    return { ...offer, last_loan_at: taken.toSorted().at(-1) ?? null }
  }

  #missionDay({ playerId, day }: SheetQuery): SheetRows['mission_day'] {
    const missions = this.tables
      .of('missions', playerId)
      .filter((row) => row['day'] === day)
      .map(({ id, mission, done_at }) => ({ id, mission, is_done: done_at !== null }))
    const has_paid = this.tables
      .of('entries', playerId)
      .some((row) => row['kind'] === 'loan_repayment' && String(row['at']) >= day)
    const turns = this.tables
      .of('turns', playerId)
      .filter((row) => String(row['created_at']) >= day)
    const talked_to = [...new Set(turns.map((row) => row['character']))]
    return { missions, has_paid, talked_to } as unknown as SheetRows['mission_day']
  }
}
