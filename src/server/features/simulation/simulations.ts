import {
  type Simulation,
  startSimulationCall,
  stopSimulationCall,
} from '#src/protocol/calls/simulation.ts'
import type { BodyOf } from '#src/protocol/endpoint.ts'
import { MONTH_DAYS, rewardOf, START_WORTH_CENTS } from '#src/rules/simulation/play-month.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  addSimulation,
  countSimulations,
  runningSimulationOf,
  type SimulationRow,
  simulationOf,
  claimSimulation,
  updateSimulation,
} from './simulation-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { SimulationThread } from './simulation-thread.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { answerOnce } from '../../write/idempotency.ts'
import type { ServerContext } from '../../server-context.ts'
import { toDollars } from '../../read/player/figures.ts'

/** The pause between two days of a run, slow enough for players to follow. */
const DAY_INTERVAL_MS = 250
/** In a shared database, a running simulation without progress for this long belongs to a node that has stopped. */
const ABANDONED_AFTER_MS = 15_000

/** The maximum number of runs that a player starts within 24 hours: more than a person watches. */
const MAX_RUNS = 50
const DAY_MS = 24 * 60 * 60_000
/** The maximum number of runs that a node plays at a time. They share one thread. */
const MAX_PLAYING = 50

/** Plays simulations (runs, in this file), and stores the result of each day. */
export class Simulations {
  readonly #server: ServerContext
  readonly #thread: SimulationThread
  readonly #stopping: AbortSignal
  /** Ids of the runs that this node plays. */
  readonly #playing = new Set<string>()

  constructor(server: ServerContext, thread: SimulationThread, stopping: AbortSignal) {
    this.#server = server
    this.#thread = thread
    this.#stopping = stopping
  }

  /**
   * Starts a run. Throws `busy` while another run of the player is running, `too_many_simulations` above the limit of a
   * day, and `unavailable` while this node plays as many runs as it can.
   */
  async start(
    { playerId }: Actor,
    body: BodyOf<typeof startSimulationCall>,
    key: string | undefined,
  ): Promise<Simulation> {
    const { store } = this.#server
    // Otherwise an abandoned run would block new ones forever.
    const running = await runningSimulationOf(store.db, playerId)
    if (running) await this.#resumeIfAbandoned(running)
    const run = this.#newRun(playerId, body)
    const write = { caller: { playerId }, call: startSimulationCall, key, body }
    const started = await answerOnce(this.#server, write, async (tx) => {
      const since = new Date(run.startedAt.getTime() - DAY_MS)
      if ((await countSimulations(tx, playerId, since)) >= MAX_RUNS) throw tooManyRuns()
      if (this.#playing.size >= MAX_PLAYING) throw allPlaying()
      if (await addSimulation(tx, run)) return { result: toSimulation(run) }
      throw new RequestError('busy', 'A simulation is running. Stop it first, or let it end.')
    })
    // A repeated request returns the run that the first one has started.
    if (started.simulation_id === run.id) void this.#play(run)
    return started
  }

  #newRun(playerId: string, { agent, seed }: BodyOf<typeof startSimulationCall>): SimulationRow {
    const { ids, clock } = this.#server
    const now = clock.now()
    return {
      id: ids.uuid(),
      playerId,
      agent,
      seed: seed ?? ids.uuid(),
      state: 'running',
      totalSteps: MONTH_DAYS,
      worths: [],
      reward: 0,
      startedAt: now,
      playedAt: now,
    }
  }

  /** Returns the state of a run. An abandoned one is resumed. Throws `not_found`. */
  async status(playerId: string, id: string): Promise<Simulation> {
    const run = await find(this.#server.store.db, playerId, id)
    await this.#resumeIfAbandoned(run)
    return toSimulation(run)
  }

  /** Stops a run after its last played day. A finished run stays as it is. Throws `not_found`. */
  stop(
    { playerId }: Actor,
    body: BodyOf<typeof stopSimulationCall>,
    key: string | undefined,
  ): Promise<Simulation> {
    const write = { caller: { playerId }, call: stopSimulationCall, key, body }
    return answerOnce(this.#server, write, async (tx) => {
      await find(tx, playerId, body.id)
      await updateSimulation(tx, body.id, { state: 'stopped' })
      return { result: toSimulation(await find(tx, playerId, body.id)) }
    })
  }

  async #resumeIfAbandoned(run: SimulationRow): Promise<void> {
    if (run.state !== 'running' || this.#playing.has(run.id)) return
    const { store, clock } = this.#server
    const now = clock.now()
    // The embedded database has one node: a run that it does not play is abandoned.
    const abandonedAfterMs = store.engine === 'embedded' ? -1 : ABANDONED_AFTER_MS
    const idleSince = new Date(now.getTime() - abandonedAfterMs)
    if (await claimSimulation(store.db, run.id, { idleSince, now })) void this.#play(run)
  }

  /** Plays a run to its end, or until it is stopped. Never rejects. */
  async #play(run: SimulationRow): Promise<void> {
    const { store, clock, log } = this.#server
    this.#playing.add(run.id)
    try {
      let { worths } = run
      let isRunning = true
      while (isRunning && worths.length < run.totalSteps && !this.#stopping.aborted) {
        worths = await this.#playDay(run, worths)
        const state = worths.length < run.totalSteps ? 'running' : 'completed'
        isRunning = await this.#store(run, worths, state)
        if (isRunning && state === 'running') await clock.sleep(DAY_INTERVAL_MS, this.#stopping)
      }
    } catch (failure) {
      log.warn({ simulation: run.id, err: failure }, 'a simulation failed')
      await updateSimulation(store.db, run.id, { state: 'failed' }).catch(() => undefined)
    } finally {
      this.#playing.delete(run.id)
      this.#thread.forget(run.id)
    }
  }

  async #playDay({ id, agent, seed }: SimulationRow, worths: readonly number[]): Promise<number[]> {
    const day = worths.length + 1
    const { netWorthCents } = await this.#thread.play({ runId: id, agent, seed, day })
    return [...worths, netWorthCents]
  }

  /** Stores the progress of a run. Resolves with false when the run has been stopped. */
  #store({ id }: SimulationRow, worths: number[], state: SimulationRow['state']): Promise<boolean> {
    const { store, clock } = this.#server
    const reward = rewardOf(worths.at(-1) ?? START_WORTH_CENTS)
    return updateSimulation(store.db, id, { worths, reward, state, playedAt: clock.now() })
  }
}

function tooManyRuns(): RequestError {
  return new RequestError(
    'too_many_simulations',
    `You have started ${MAX_RUNS} simulations within a day. Please try again tomorrow.`,
  )
}

function allPlaying(): RequestError {
  const headers = { 'retry-after': '10' }
  const sentence = 'Too many simulations are running. Please try again in a moment.'
  return new RequestError('unavailable', sentence, { headers })
}

async function find(db: Database, playerId: string, id: string): Promise<SimulationRow> {
  const run = await simulationOf(db, playerId, id)
  if (!run) throw new RequestError('not_found', 'There is no such simulation.')
  return run
}

function toSimulation({ id, agent, state, totalSteps, worths, reward }: SimulationRow): Simulation {
  return {
    simulation_id: id,
    agent,
    state,
    current_step: worths.length,
    total_steps: totalSteps,
    reward: Number(reward.toFixed(4)),
    net_worth: [START_WORTH_CENTS, ...worths].map(toDollars),
  }
}
