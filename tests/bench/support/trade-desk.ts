import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { createPaymentVerifier } from '#src/server/chain/verify-payment.ts'
import { createSignatureVerifier } from '#src/server/chain/verify-signature.ts'
import { readConfig } from '#src/server/config.ts'
import { type Engine, openStore, type Store } from '#src/server/db/store.ts'
import { createNameLookup } from '#src/server/names/name-lookup.ts'
import { createProviders } from '#src/server/providers/providers.ts'
import { systemIds } from '#src/server/ids.ts'
import { createLog } from '#src/server/log.ts'
import { MarketWatch } from '#src/server/services/market/market-watch.ts'
import type { ServerContext } from '#src/server/services/server-context.ts'
import { createPlayer } from '#src/server/services/players/create-player.ts'
import { trade } from '#src/server/services/trade/trade.ts'
import { PlayerWriter } from '#src/server/write/player-writer.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import { place } from '../../../tools/lib/places.mjs'
import { createShiftedClock } from '../../support/shifted-clock.ts'

/** Early in a month, when a day of prices exists and the season's walk is short. */
const START = new Date('2027-01-03T12:00:00.000Z')

/** A database with players who trade, without HTTP and its limits. */
export interface TradeDesk {
  /** Makes a player buy or sell a unit, alternately. Resolves with the duration in ms. */
  trade(player: number): Promise<number>
  /** Adds postings of other players to the ledger. */
  fillLedger(postings: number): Promise<void>
  close(): Promise<void>
}

export interface OpenTradeDeskParameters {
  readonly engine: Engine
  readonly players: number
  /** A PostgreSQL whose user may create databases. */
  readonly postgresUrl: string
}

export async function openTradeDesk(parameters: OpenTradeDeskParameters): Promise<TradeDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'dcw-desk-'))
  const databaseUrl =
    parameters.engine === 'postgres' ? await createDatabase(parameters.postgresUrl) : undefined
  const log = createLog('silent', { write: () => undefined })
  const store = await openStore({
    dataDir: folder,
    databaseUrl,
    workerUrl: pathToFileURL(place('dist/server/pglite-worker.js')),
    log,
    onFatal: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  const config = readConfig({})
  const clock = createShiftedClock(START)
  const server: ServerContext = {
    config,
    store,
    log,
    clock,
    ids: systemIds,
    voice: createGrammarVoice(),
    summarizeConversation: null,
    verifySignature: createSignatureVerifier(config),
    verifyPayment: createPaymentVerifier(config, log),
    providers: createProviders(config, { clock, fetch, log }),
    lookUpName: createNameLookup(config, { clock, fetch }),
  }
  const market = new MarketWatch(server)
  await market.settle()
  const writer = new PlayerWriter(server, market)
  const ids: string[] = []
  for (let player = 0; player < parameters.players; player += 1) {
    const address = `0x${systemIds.uuid().replaceAll('-', '').padEnd(40, '0')}`
    ids.push(
      await store.transact((tx) => createPlayer(server, tx, { subject: address, kind: 'wallet' })),
    )
  }
  const isLong = new Set<number>()
  return {
    async trade(player) {
      const side = isLong.has(player) ? 'sell' : 'buy'
      if (!isLong.delete(player)) isLong.add(player)
      const begun = performance.now()
      await trade(writer, {
        id: systemIds.uuid(),
        caller: { playerId: ids[player] ?? '' },
        body: { side, symbol: 'SMOKES', quantity: 1 },
        idempotencyKey: systemIds.uuid(),
      })
      return performance.now() - begun
    },
    fillLedger: (postings) => fillLedger(store, postings),
    async close() {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(postgresUrl: string): Promise<string> {
  const name = `dcw_desk_${systemIds.uuid().replaceAll('-', '')}`
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Adds entries of two postings each, from a house account to one of a thousand players that do not exist. References
 * are not checked, because they are valid by construction; indexes grow as in real use.
 */
async function fillLedger(store: Store, postings: number): Promise<void> {
  await store.transact(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into accounts (name, player_id, balance_cents)
      select 'stranger:' || n, null, 0 from generate_series(0, 999) n on conflict do nothing`)
    await tx.execute(sql`
      with added as (
        insert into entries (id, kind, cause, at)
        select gen_random_uuid(), 'job_pay', gen_random_uuid()::text, now() from generate_series(1, ${postings / 2}::int)
        returning id
      ), numbered as (select id, row_number() over () as n from added)
      insert into postings (entry_id, account, amount_cents)
      select id, 'house', -100 from numbered
      union all select id, 'stranger:' || n % 1000, 100 from numbered`)
    await tx.execute(sql`
      update accounts set balance_cents = booked.cents
      from (select account, sum(amount_cents) as cents from postings group by account) booked
      where booked.account = accounts.name`)
  })
  await store.db.execute(sql`analyze`)
}
