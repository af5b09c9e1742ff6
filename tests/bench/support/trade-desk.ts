import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { createPaymentVerifier } from '#src/server/platform/chain/verify-payment.ts'
import { createSignatureVerifier } from '#src/server/platform/chain/verify-signature.ts'
import { readConfig } from '#src/server/platform/config.ts'
import { type SheetQuery, sheetsIn } from '#src/server/write/sheet-repository.ts'
import { type Engine, openStore, type Store } from '#src/server/platform/db/store.ts'
import { createNameLookup } from '#src/server/identity/names/lookup/name-lookup.ts'
import { createProviders } from '#src/server/identity/providers/providers.ts'
import { systemIds } from '#src/server/platform/ids.ts'
import { createLog } from '#src/server/platform/log.ts'
import { MarketWatch } from '#src/server/read/market/market-watch.ts'
import type { ServerContext } from '#src/server/server-context.ts'
import { createPlayer } from '#src/server/identity/auth/create-player.ts'
import { trade } from '#src/server/features/trade/trade.ts'
import { PlayerWriter } from '#src/server/write/act.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import { place } from '../../../tools/lib/places.mjs'
import { createShiftedClock } from '../../support/shifted-clock.ts'
import { fillHistory, lengthenRun } from './fill-tables.ts'

/** Early in a month, when a day of prices exists and the season's walk is short. */
const START = new Date('2027-01-03T12:00:00.000Z')

/** What a player buys before a sale, in units. The police watch each further sale in one stay, so there are few. */
const UNITS_TO_SELL = 60

/** A database with players who trade on one node or more, without HTTP and its limits. */
export interface TradeDesk {
  /** The address of the database; undefined for the embedded engine. */
  readonly databaseUrl: string | undefined
  readonly store: Store
  /** Loads a player's sheet. Resolves with the duration in ms. */
  load(player: number): Promise<number>
  /** Adds events to a player's run. */
  lengthenRun(player: number, events: number): Promise<void>
  /** Makes a player buy a unit, or sell all of them. Resolves with the duration in ms. */
  trade(player: number): Promise<number>
  /** Adds events of other players, and as many postings. */
  fillHistory(events: number): Promise<void>
  close(): Promise<void>
}

export interface OpenTradeDeskParameters {
  readonly engine: Engine
  readonly players: number
  /** A PostgreSQL whose user may create databases. */
  readonly postgresUrl: string
  /** The number of nodes, each with a pool of its own. Players are dealt to them in turn. By default one. */
  readonly nodes?: number
  /** Settings of the new database. */
  readonly settings?: Readonly<Record<string, string>>
  /** Returns the address by which nodes reach the database. */
  readonly reach?: (databaseUrl: string) => Promise<string>
}

export async function openTradeDesk(parameters: OpenTradeDeskParameters): Promise<TradeDesk> {
  const { engine, postgresUrl, settings = {}, nodes = 1, reach } = parameters
  const folder = mkdtempSync(join(tmpdir(), 'dcw-desk-'))
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(postgresUrl, settings) : undefined
  const address = databaseUrl && reach ? await reach(databaseUrl) : databaseUrl
  const opened: DeskNode[] = []
  for (let node = 0; node < nodes; node += 1) opened.push(await openNode(folder, address))
  const [first] = opened
  if (!first) throw new RangeError('A desk needs a node.')
  const { store } = first.server
  const ids: string[] = []
  for (let player = 0; player < parameters.players; player += 1) {
    const subject = `0x${systemIds.uuid().replaceAll('-', '').padEnd(40, '0')}`
    ids.push(
      await store.transact((tx) => createPlayer(first.server, tx, { subject, kind: 'wallet' })),
    )
  }
  const units = new Map<number, number>()
  const sheets = sheetsIn(store.db)
  return {
    databaseUrl,
    store,
    async trade(player) {
      const held = units.get(player) ?? 0
      const isSale = held === UNITS_TO_SELL
      units.set(player, isSale ? 0 : held + 1)
      const { writer } = opened[player % nodes] ?? first
      const begun = performance.now()
      await trade(writer, {
        id: systemIds.uuid(),
        caller: { playerId: ids[player] ?? '' },
        body: isSale
          ? { side: 'sell', symbol: 'SMOKES', quantity: held }
          : { side: 'buy', symbol: 'SMOKES', quantity: 1 },
        idempotencyKey: systemIds.uuid(),
      })
      return performance.now() - begun
    },
    async load(player) {
      const begun = performance.now()
      await sheets.load([queryOf(ids[player] ?? '')])
      return performance.now() - begun
    },
    lengthenRun: (player, events) =>
      lengthenRun(store, { playerId: ids[player] ?? '', at: START }, events),
    fillHistory: (events) => fillHistory(store, { at: START, events }),
    async close() {
      for (const node of opened) await node.server.store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface DeskNode {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}

async function openNode(folder: string, databaseUrl: string | undefined): Promise<DeskNode> {
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
    ...{ config, store, log, clock, ids: systemIds, summarizeConversation: null },
    voice: createGrammarVoice(),
    verifySignature: createSignatureVerifier(config),
    verifyPayment: createPaymentVerifier(config, log),
    providers: createProviders(config, { clock, fetch, log }),
    lookUpName: createNameLookup(config, { clock, fetch }),
  }
  const market = new MarketWatch(server)
  await market.settle()
  return { server, writer: new PlayerWriter(server, market) }
}

function queryOf(playerId: string): SheetQuery {
  const [day, month] = [START.toISOString().slice(0, 10), START.toISOString().slice(0, 7)]
  return {
    ...{ playerId, day, month, season: month, answerKey: null, payments: [] },
    ...{ nameKey: null, missions: false, named: null, talk: null },
  }
}

async function createDatabase(
  postgresUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const name = `dcw_desk_${systemIds.uuid().replaceAll('-', '')}`
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  for (const [setting, value] of Object.entries(settings)) {
    await client.query(`alter database ${name} set ${setting} = '${value}'`)
  }
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}
