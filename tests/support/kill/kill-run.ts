import { setTimeout as wait } from 'node:timers/promises'
import { chanceOf } from '#src/lib/chance.ts'
import { chatHistoryCall } from '#src/protocol/calls/chat.ts'
import type { OwnDatabase } from '../database.ts'
import { launchServer, type ServerProcess, type StartingServer } from '../server-process.ts'
import { RetryingClient, type ServerAddress } from './retrying-client.ts'
import { type Visit, visit } from './visit.ts'

export interface KillRunParameters {
  /** The server's bundle. */
  readonly main: string
  readonly location: OwnDatabase['location']
  readonly kills: number
  /** The number of concurrent players. */
  readonly players: number
  /** The settings of each start. */
  environment?(): Readonly<Record<string, string>>
  /** Called after each kill of a running server and the check that follows it. */
  onKill?(kill: number): void
  /** Registers a cleanup at the end of the test. */
  onTestFinished(cleanUp: () => Promise<void>): void
  /** The seed of the run. The same seed kills at the same moments. */
  readonly seed: string
}

export interface KillRunReport {
  /** All responses to the players. */
  readonly visits: readonly Visit[]
  /** Acknowledged messages that are not in the history exactly once. */
  readonly lost: readonly string[]
  /** Kills during a start of the server. */
  readonly killedAtStart: number
  /** Calls that had to be sent again. */
  readonly retries: number
  readonly exitCode: number | null
}

/** The public origin. The port differs between starts, but a sign-in that a kill interrupts must continue on one origin. */
const SAME_ORIGIN = { PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }
/** A server lives for some responses and then some milliseconds, so that the kills do not depend on the machine's speed. */
const MOST_ANSWERS = 24
const LONGEST_REST_MS = 1_000
const LONGEST_START_MS = 800
/** The share of kills while the server is still starting. */
const KILLED_AT_START = 0.2

/**
 * Players visit a server that is repeatedly killed with SIGKILL at random moments and started again. After each restart,
 * and at the end, all responses must be in the history.
 */
export async function runKills(parameters: KillRunParameters): Promise<KillRunReport> {
  const chance = chanceOf(parameters.seed)
  const server = new MortalServer(parameters)
  parameters.onTestFinished(() => server.end())
  const client = new RetryingClient(server)
  const visits: Visit[] = []
  const lost = new Set<string>()
  let isOver = false
  const player = async (number: number): Promise<void> => {
    const choices = chanceOf(`${parameters.seed} player ${number}`)
    while (!isOver) visits.push(await visit(client, choices))
  }
  await server.start()
  const players = Array.from({ length: parameters.players }, (_, number) => player(number))
  const failed = Promise.all(players)
  failed.catch(() => undefined)

  let killedAtStart = 0
  let checked = 0
  for (let kill = 1; kill <= parameters.kills; kill += 1) {
    if (chance() < KILLED_AT_START) {
      killedAtStart += 1
      await server.restart(chance() * LONGEST_START_MS)
    }
    await client.answers(1 + Math.floor(chance() * MOST_ANSWERS))
    await wait(chance() * LONGEST_REST_MS)
    await server.restart()
    const ended = visits.slice(checked)
    checked = visits.length
    for (const message of await findLost(client, ended)) lost.add(message)
    parameters.onKill?.(kill)
  }
  isOver = true
  await failed
  for (const message of await findLost(client, visits)) lost.add(message)
  const exitCode = await server.stop()
  return { visits, lost: [...lost], killedAtStart, retries: client.retries, exitCode }
}

/** A server that is killed and started again. */
class MortalServer implements ServerAddress {
  readonly #parameters: KillRunParameters
  #current: StartingServer | undefined
  #up: Promise<ServerProcess>
  #announce: (up: Promise<ServerProcess>) => void = () => undefined

  constructor(parameters: KillRunParameters) {
    this.#parameters = parameters
    this.#up = this.#expect()
  }

  async origin(): Promise<string> {
    return (await this.#up).origin
  }

  async start(): Promise<void> {
    this.#current = await this.#launch()
    this.#announce(this.#current.up)
    await this.#up
  }

  /** Kills the server and starts it again. With `atStart`, kills it once more that many ms after the start. */
  async restart(atStart?: number): Promise<void> {
    this.#up = this.#expect()
    await this.#current?.kill9()
    if (atStart !== undefined) {
      const doomed = await this.#launch()
      await wait(atStart)
      await doomed.kill9()
    }
    await this.start()
  }

  /** Ends the running server. */
  async end(): Promise<void> {
    await this.#current?.kill9()
  }

  async stop(): Promise<number | null> {
    return (await this.#up).stop()
  }

  #expect(): Promise<ServerProcess> {
    return new Promise((resolve) => {
      this.#announce = resolve
    })
  }

  #launch(): Promise<StartingServer> {
    const { main, location, environment } = this.#parameters
    return launchServer({ main, ...location, environment: { ...SAME_ORIGIN, ...environment?.() } })
  }
}

async function findLost(client: RetryingClient, visits: readonly Visit[]): Promise<string[]> {
  const lost: string[] = []
  for (const { apiKey, answers, sentMessages } of visits) {
    const { conversations } = chatHistoryCall.response.parse(
      await client.get(`${chatHistoryCall.path}?limit=1000`, apiKey),
    )
    const messages = conversations.flatMap((conversation) => conversation.messages)
    const times = (wanted: string) =>
      messages.filter(({ id, content }) => id === wanted || content === wanted).length
    lost.push(...[...sentMessages, ...answers].filter((message) => times(message) !== 1))
  }
  return lost
}
