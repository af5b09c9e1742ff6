import { expect } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { audit } from '#src/server/platform/db/audit/audit.ts'
import { auditRuns } from '#src/server/write/audit-runs.ts'
import { buildServer } from '../build-server.ts'
import { openTestStore, type OwnDatabase } from '../database.ts'
import { findFreePort } from '../free-port.ts'
import { launchServer, type ServerProcess, ServerProcessError } from '../server-process.ts'
import { playInCity } from './citizen.ts'
import { CityClient, isSame } from './city-client.ts'
import { acknowledgedActions, storedActions } from './count-actions.ts'

/** Both nodes have the same public origin. */
const PUBLIC_ORIGIN = 'https://dcw.example'

/** Two nodes over one database, one of which can be killed and started again. */
export interface TwoNodes {
  kill9(node: 0 | 1): Promise<void>
  startAgain(node: 0 | 1): Promise<void>
  /** The writes that were acknowledged so far. */
  acknowledged(): number
}

export interface PlayOnTwoNodesParameters {
  readonly location: OwnDatabase['location']
  readonly clients: number
  readonly seed: string
  /** Kills and starts nodes. The players stop when it resolves, while both nodes run. */
  disturb(nodes: TwoNodes): Promise<void>
}

/**
 * Lets clients play on two nodes while these are killed. Expects every acknowledged write to be stored once. Resolves with the
 * number of these writes.
 */
export async function playOnTwoNodes(parameters: PlayOnTwoNodesParameters): Promise<number> {
  const { location, seed, disturb } = parameters
  const main = await buildServer()
  const logged: string[] = []
  const launch = async (port: number): Promise<ServerProcess> =>
    (
      await launchServer({
        ...{ main, ...location, port, environment: { PUBLIC_ORIGIN } },
        onLog: (text) => void logged.push(text),
      })
    ).up
  const start = (port: number): Promise<ServerProcess> =>
    launch(port).catch((failure: unknown) => {
      if (!isUnreached(failure)) throw failure
      return start(port)
    })
  const nodes: [ServerProcess, ServerProcess] = [
    await start(await findFreePort()),
    await start(await findFreePort()),
  ]
  const origins = nodes.map(({ origin }) => origin)
  const clients = Array.from(
    { length: parameters.clients },
    (_, number) => new CityClient(origins, chanceOf(`${seed} nodes of ${number}`)),
  )
  let isOver = false
  const lives = clients.map((city, number) =>
    playInCity(city, chanceOf(`${seed} citizen ${number}`), () => isOver),
  )
  await disturb({
    kill9: (node) => nodes[node].kill9(),
    startAgain: async (node) => {
      nodes[node] = await start(nodes[node].port)
    },
    acknowledged: () => clients.reduce((sum, city) => sum + city.acknowledged.length, 0),
  })
  isOver = true
  const wrong = (await Promise.all(lives)).flat()
  const internal = logged
    .join('')
    .split('\n')
    .filter((line) => isInternal(line, wrong))
  expect(wrong, internal.join('\n')).toEqual([])
  await expectStoredOnce(clients, location)
  expect([await nodes[0].stop(), await nodes[1].stop()]).toEqual([0, 0])
  return clients.reduce((sum, city) => sum + city.acknowledged.length, 0)
}

/**
 * Whether a node has ended at its start because PostgreSQL did not accept its connection in time, as on a busy machine. What
 * watches over nodes starts such a node again.
 */
function isUnreached(failure: unknown): boolean {
  return failure instanceof ServerProcessError && failure.message.includes('(timeout expired)')
}

async function expectStoredOnce(
  clients: readonly CityClient[],
  location: OwnDatabase['location'],
): Promise<void> {
  const acknowledged = clients.flatMap((city) => city.acknowledged)
  const retries = clients.reduce((sum, city) => sum + city.retries, 0)
  const store = await openTestStore(location)
  const expected = acknowledgedActions(acknowledged)
  process.stdout.write(
    `${acknowledged.length} writes acknowledged, ${retries} calls sent again: ${JSON.stringify(expected)}\n`,
  )
  expect(clients.flatMap((city) => city.contradictions)).toEqual([])
  expect(await storedActions(store.db)).toEqual(expected)
  expect(retries).toBeGreaterThan(0)
  expect(await audit(store.db)).toEqual([])
  expect(await auditRuns(store.db)).toEqual([])

  // A repeated write gets the same answer and has no further effect.
  const again = await Promise.all(clients.map(differentAnswers))
  expect(again.flat()).toEqual([])
  expect(await storedActions(store.db)).toEqual(expected)
  expect(await audit(store.db)).toEqual([])
  expect(await auditRuns(store.db)).toEqual([])
  await store.close()
}

/** Sends the acknowledged writes of a client again. Returns those with another answer. */
async function differentAnswers(city: CityClient): Promise<readonly string[]> {
  const others: string[] = []
  for (const write of city.acknowledged) {
    if (write.apiKey === undefined) continue
    const { json } = await city.send(write)
    if (!isSame(json, write.json)) others.push(`${write.path} ${JSON.stringify(json)}`)
  }
  return others
}

/** Whether a log line has the request id of a wrong answer. */
function isInternal(line: string, wrong: readonly string[]): boolean {
  const id = /"request_id":"([^"]+)"/.exec(line)?.[1]
  return id !== undefined && wrong.some((answer) => answer.includes(id))
}
