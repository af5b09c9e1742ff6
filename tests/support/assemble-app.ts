import { setMaxListeners } from 'node:events'
import type { Hono } from 'hono'
import { createApp } from '#src/server/app.ts'
import { createPaymentVerifier } from '#src/server/platform/chain/verify-payment.ts'
import {
  createSignatureVerifier,
  type VerifySignature,
} from '#src/server/platform/chain/verify-signature.ts'
import { type Clock, systemClock } from '#src/server/platform/clock.ts'
import { readConfig } from '#src/server/platform/config.ts'
import type { Store } from '#src/server/platform/db/store.ts'
import { Connections } from '#src/server/platform/http/connections.ts'
import {
  ConcurrencyLimit,
  type ConcurrencyBounds,
} from '#src/server/platform/http/concurrency-limit.ts'
import { Metrics } from '#src/server/platform/http/metrics.ts'
import { createRateLimits, LIMITS, type Limits } from '#src/server/platform/http/rate-limit.ts'
import type { ServerEnv } from '#src/server/platform/http/server-env.ts'
import { StaticFiles } from '#src/server/platform/http/static-files.ts'
import type { Ids } from '#src/server/platform/ids.ts'
import { createLog } from '#src/server/platform/log.ts'
import { createNameLookup } from '#src/server/identity/names/lookup/name-lookup.ts'
import { createProviders } from '#src/server/identity/providers/providers.ts'
import { RunningTurns } from '#src/server/features/chat/running-turns.ts'
import { MarketWatch } from '#src/server/read/market/market-watch.ts'
import type { ServerContext } from '#src/server/server-context.ts'
import { SimulationThread } from '#src/server/features/simulation/simulation-thread.ts'
import { createGrammarVoice } from '#src/server/voices/grammar/grammar-voice.ts'
import type { SummarizeConversation } from '#src/server/voices/model/model-summary.ts'
import type { Voice } from '#src/server/voices/voice.ts'
import { TIME_LIMIT_FACTOR } from '../../tools/lib/time-limits.mjs'

/** Higher than any test needs. Tests of limits set their own. */
const NO_LIMITS = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { points: 1_000_000, seconds: 60 }]),
) as unknown as Limits

const NO_BOUNDS: ConcurrencyBounds = { perAddress: undefined, total: 1_000_000 }

/** The machine's clock, with time limits for a slow machine. */
const patientClock: Pick<Clock, 'deadline'> = {
  deadline: (ms) => systemClock.deadline(ms * TIME_LIMIT_FACTOR),
}

export interface AppParts<clock extends Clock = Clock> {
  readonly clock: clock
  readonly ids: Ids
  /** The bundle of the simulation's thread. */
  readonly simulationWorker: URL
  readonly environment?: Readonly<Record<string, string>> | undefined
  readonly limits?: Partial<Limits> | undefined
  readonly connectionBounds?: ConcurrencyBounds | undefined
  readonly streamBounds?: ConcurrencyBounds | undefined
  readonly clientDir?: string | undefined
  readonly voice?: Voice | undefined
  readonly summarizeConversation?: SummarizeConversation | undefined
  readonly verifySignature?: VerifySignature | undefined
}

/** The whole server over a real database, without a socket. */
export interface AssembledApp<clock extends Clock = Clock> {
  readonly app: Hono<ServerEnv>
  readonly server: ServerContext
  readonly clock: clock
  readonly turns: RunningTurns
  readonly market: MarketWatch
  readonly metrics: Metrics
  readonly connections: Connections
  readonly stopping: AbortController
  readonly simulation: SimulationThread
  /** All log lines. */
  readonly log: string[]
}

export async function assembleApp<clock extends Clock>(
  store: Store,
  parts: AppParts<clock>,
): Promise<AssembledApp<clock>> {
  const { clock } = parts
  const config = readConfig(parts.environment ?? {})
  const log: string[] = []
  const serverLog = createLog('trace', { write: (line) => void log.push(line) })
  const server: ServerContext = {
    config,
    store,
    clock,
    ids: parts.ids,
    log: serverLog,
    voice: parts.voice ?? createGrammarVoice(),
    summarizeConversation: parts.summarizeConversation ?? null,
    verifySignature: parts.verifySignature ?? createSignatureVerifier(config),
    verifyPayment: createPaymentVerifier(config, serverLog),
    providers: createProviders(config, { clock, fetch, log: serverLog }),
    lookUpName: createNameLookup(config, { clock: patientClock, fetch }),
  }
  const turns = new RunningTurns()
  const market = new MarketWatch(server)
  const simulation = new SimulationThread(parts.simulationWorker)
  const metrics = new Metrics()
  const connections = new Connections(parts.connectionBounds ?? NO_BOUNDS)
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal)
  const app = createApp({
    server,
    turns,
    market,
    simulation,
    metrics,
    connections,
    streams: new ConcurrencyLimit('streams', parts.streamBounds ?? NO_BOUNDS),
    limits: await createRateLimits({ ...NO_LIMITS, ...parts.limits }),
    files: await StaticFiles.list(parts.clientDir ?? '/nonexistent', config.PUBLIC_ORIGIN),
    stopping: stopping.signal,
    processFigures: () => ({ residentBytes: 1, heapBytes: 1, uptimeSeconds: 1 }),
  })
  return { app, server, clock, turns, market, metrics, connections, stopping, simulation, log }
}
