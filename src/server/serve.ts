import { setMaxListeners } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { describeFailure } from '#src/lib/errors.ts'
import { createApp } from './app.ts'
import { createPaymentVerifier } from './platform/chain/verify-payment.ts'
import { createSignatureVerifier } from './platform/chain/verify-signature.ts'
import { checkConfig } from './platform/check-config.ts'
import type { Clock } from './platform/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { StartError } from './platform/db/start-error.ts'
import { openStore, type Store } from './platform/db/store.ts'
import { connectionBounds, Connections } from './platform/http/connections.ts'
import { ConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { STREAM_BOUNDS } from './platform/http/limit-by-address.ts'
import { Metrics } from './platform/http/metrics.ts'
import { createMetricsApp, type MetricsParts } from './platform/http/metrics-routes.ts'
import { createRateLimits, LIMITS } from './platform/http/rate-limit.ts'
import { StaticFiles } from './platform/http/static-files.ts'
import { systemIds } from './platform/ids.ts'
import { type Listening, ListenError, listen } from './listen.ts'
import { createLog, type Log } from './platform/log.ts'
import { createNameLookup } from './identity/names/lookup/name-lookup.ts'
import { createProviders } from './identity/providers/providers.ts'
import {
  finishAbandonedTurns,
  finishTurnsOfLastRun,
  runAbandonedTurnsWorker,
} from './features/chat/finish-abandoned-turns.ts'
import { RunningTurns } from './features/chat/running-turns.ts'
import { runCleanupWorker } from './cleanup-worker.ts'
import { runHouseBooksWorker } from './read/pot/house-books-worker.ts'
import { runMarketWorker } from './market-worker.ts'
import { MarketWatch } from './read/market/market-watch.ts'
import { runPaymentWorker } from './features/payments/watch-payments.ts'
import { runSponsorshipWorker } from './features/payments/settle-sponsorships.ts'
import type { ServerContext } from './server-context.ts'
import { SimulationThread } from './features/simulation/simulation-thread.ts'
import { openVoice } from './voices/open-voice.ts'
import { PlayerWriter } from './write/act.ts'

/** After this time a stop closes the connections that are still open. Supervisors commonly wait 10 s. */
const STOP_DEADLINE_MS = 9_000
/** Database connections for rate limits, in addition to those of the store. */
const LIMITS_POOL = 2
const STDERR = 2

/** The resources of a running server, which a stop releases. */
interface Running {
  readonly server: ServerContext
  readonly listening: Listening
  /** The listener of METRICS_PORT. */
  readonly metricsListening: Listening | undefined
  readonly turns: RunningTurns
  readonly simulation: SimulationThread
  readonly limitsPool: pg.Pool | undefined
  readonly stopping: AbortController
}

/**
 * Runs the server with the settings of the environment until SIGTERM or SIGINT. Resolves with its open database when it
 * accepts requests; exits with 1 when it cannot start.
 */
export async function serve(clock: Clock): Promise<Store> {
  const running = await start(clock).catch(exitWithFailure)
  process.stdout.write(`Dope Chain Wars is up at ${running.listening.origin}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(running, signal))
  }
  process.on('unhandledRejection', (failure) => {
    running.server.log.fatal({ err: failure }, 'unhandled rejection')
    exitImmediately('The server stopped because of an unexpected error.')
  })
  return running.server.store
}

async function start(clock: Clock): Promise<Running> {
  const config = readConfig(process.env)
  checkConfig(config)
  const level = config.LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info')
  const log = createLog(level, pino.destination({ fd: STDERR, sync: true }))
  if (config.PUBLIC_ORIGIN === undefined) {
    log.info('PUBLIC_ORIGIN is not set: players sign in on localhost and 127.0.0.1 only')
  }
  const stopping = new AbortController()
  // Each running simulation listens to the signal: many listeners are no leak.
  setMaxListeners(0, stopping.signal)
  const store = await openStore({
    databaseUrl: config.DATABASE_URL,
    dataDir: resolve(config.DATA_DIR),
    log,
    onFatal: exitImmediately,
  })
  try {
    return await open({ config, store, log, clock }, stopping)
  } catch (failure) {
    await store.close()
    throw failure
  }
}

async function open(
  base: Pick<ServerContext, 'config' | 'store' | 'log' | 'clock'>,
  stopping: AbortController,
): Promise<Running> {
  const { config, store, log, clock } = base
  const metrics = new Metrics()
  const server: ServerContext = {
    ...base,
    ids: systemIds,
    ...openVoice({ config, store, clock, metrics }),
    verifySignature: createSignatureVerifier(config),
    verifyPayment: createPaymentVerifier(config, log),
    providers: createProviders(config, { clock, fetch, log }),
    lookUpName: createNameLookup(config, { clock, fetch }),
  }
  const turns = new RunningTurns()
  const market = new MarketWatch(server)
  const simulation = new SimulationThread(new URL('simulation-worker.js', import.meta.url))
  const limitsPool = openLimitsPool(config, log)
  const connections = new Connections(connectionBounds(config))
  const app = createApp({
    server,
    turns,
    market,
    simulation,
    metrics,
    connections,
    streams: new ConcurrencyLimit('streams', STREAM_BOUNDS),
    limits: await createRateLimits(LIMITS, limitsPool),
    files: await StaticFiles.list(
      fileURLToPath(new URL('../client', import.meta.url)),
      config.PUBLIC_ORIGIN,
    ),
    stopping: stopping.signal,
    processFigures,
  })
  const writer = new PlayerWriter(server, market)
  const chat = { server, turns, writer }
  if (store.engine === 'embedded') await finishTurnsOfLastRun(chat)
  else await finishAbandonedTurns(chat)
  const metricsListening = await listenForMetrics({ server, metrics, processFigures })
  const listening = await listen(app, { host: config.HOST, port: config.PORT, connections })
  void runCleanupWorker({ server, writer }, stopping.signal)
  void runHouseBooksWorker(server, stopping.signal)
  void runAbandonedTurnsWorker(chat, stopping.signal)
  void runMarketWorker(server, market, stopping.signal)
  void runPaymentWorker({ server, writer }, stopping.signal)
  void runSponsorshipWorker(server, stopping.signal)
  return { server, listening, metricsListening, turns, simulation, limitsPool, stopping }
}

async function listenForMetrics(parts: MetricsParts): Promise<Listening | undefined> {
  const { METRICS_HOST: host, METRICS_PORT: port } = parts.server.config
  if (port === undefined) return undefined
  const listening = await listen(createMetricsApp(parts), { host, port })
  parts.server.log.info({ origin: listening.origin }, 'serving metrics')
  return listening
}

function openLimitsPool({ DATABASE_URL }: Config, log: Log): pg.Pool | undefined {
  if (!DATABASE_URL) return undefined
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: LIMITS_POOL })
  pool.on('error', (failure) =>
    log.warn({ err: failure }, 'lost a database connection for rate limits'),
  )
  return pool
}

function processFigures() {
  const { rss, heapUsed } = process.memoryUsage()
  return { residentBytes: rss, heapBytes: heapUsed, uptimeSeconds: process.uptime() }
}

/** Stops: accepts no more work, finishes running replies and closes the database. A second signal exits immediately. */
async function stop(running: Running, signal: string): Promise<void> {
  const { server, listening, metricsListening, turns, simulation, limitsPool, stopping } = running
  if (stopping.signal.aborted) process.exit(1)
  server.log.info({ signal }, 'stopping')
  stopping.abort()
  const closed = listening.close()
  const deadline = new AbortController()
  const cut = server.clock.sleep(STOP_DEADLINE_MS, deadline.signal).then(() => listening.cut())
  await turns.finishAll()
  await Promise.race([closed, cut])
  deadline.abort()
  metricsListening?.cut()
  await metricsListening?.close()
  await simulation.close()
  await limitsPool?.end()
  await server.store.close()
  process.exit(0)
}

/** Exits after an error that only a restart can fix. */
function exitImmediately(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function exitWithFailure(failure: unknown): never {
  const isExpected =
    failure instanceof StartError ||
    failure instanceof ConfigError ||
    failure instanceof ListenError
  const sentence = isExpected
    ? failure.message
    : `Dope Chain Wars could not start: ${describeFailure(failure)}`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
