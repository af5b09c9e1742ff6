import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chanceOf } from '#src/lib/chance.ts'
import { audit } from '#src/server/db/audit/audit.ts'
import { buildServer } from '#tests/support/build-server.ts'
import { playInCity } from '#tests/support/city/citizen.ts'
import { CityClient, isSame } from '#tests/support/city/city-client.ts'
import { storedActions, acknowledgedActions } from '#tests/support/city/count-actions.ts'
import { createDatabase, openTestStore } from '#tests/support/database.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { launchServer } from '#tests/support/server-process.ts'

const CLIENTS = 50
/** Both nodes have the same public origin. */
const PUBLIC_ORIGIN = 'https://dcw.example'
const LASTS_MS = 60_000
/** One node is killed in the middle, and restarted for the last quarter. */
const KILLED_AFTER_MS = 30_000
const BACK_AFTER_MS = 45_000

test(`stores every acknowledged write of ${CLIENTS} clients once, on two nodes of which one is killed with SIGKILL`, async () => {
  const { location, remove } = await createDatabase('postgres')
  onTestFinished(remove)
  const main = await buildServer()
  const logged: string[] = []
  const onLog = (text: string) => void logged.push(text)
  const start = async (port: number) =>
    (await launchServer({ main, ...location, port, environment: { PUBLIC_ORIGIN }, onLog })).up
  const [steady, doomed] = [await start(await findFreePort()), await start(await findFreePort())]
  const origins = [steady.origin, doomed.origin]
  const clients = Array.from(
    { length: CLIENTS },
    (_, number) => new CityClient(origins, chanceOf(`nodes of ${number}`)),
  )
  let isOver = false
  const lives = clients.map((city, number) =>
    playInCity(city, chanceOf(`citizen ${number}`), () => isOver),
  )
  await wait(KILLED_AFTER_MS)
  await doomed.kill9()
  await wait(BACK_AFTER_MS - KILLED_AFTER_MS)
  const back = await start(doomed.port)
  await wait(LASTS_MS - BACK_AFTER_MS)
  isOver = true
  const wrong = (await Promise.all(lives)).flat()

  const acknowledged = clients.flatMap((city) => city.acknowledged)
  const retries = clients.reduce((sum, city) => sum + city.retries, 0)
  const store = await openTestStore(location)
  const expected = acknowledgedActions(acknowledged)
  const stored = await storedActions(store.db)
  process.stdout.write(
    `${acknowledged.length} writes acknowledged, ${retries} calls sent again: ${JSON.stringify(expected)}\n`,
  )
  const internal = logged
    .join('')
    .split('\n')
    .filter((line) => isInternal(line, wrong))
  expect(wrong, internal.join('\n')).toEqual([])
  expect(clients.flatMap((city) => city.contradictions)).toEqual([])
  expect(stored).toEqual(expected)
  expect(retries).toBeGreaterThan(0)
  expect(await audit(store.db)).toEqual([])

  // A repeated write gets the same answer and has no further effect.
  const again = await Promise.all(
    clients.map(async (city) => {
      const others: string[] = []
      for (const write of city.acknowledged) {
        if (write.apiKey === undefined) continue
        const { json } = await city.send(write)
        if (!isSame(json, write.json)) others.push(`${write.path} ${JSON.stringify(json)}`)
      }
      return others
    }),
  )
  expect(again.flat()).toEqual([])
  expect(await storedActions(store.db)).toEqual(expected)
  expect(await audit(store.db)).toEqual([])
  await store.close()
  expect([await steady.stop(), await back.stop()]).toEqual([0, 0])
})

/** Whether a log line has the request id of a wrong answer. */
function isInternal(line: string, wrong: readonly string[]): boolean {
  const id = /"request_id":"([^"]+)"/.exec(line)?.[1]
  return id !== undefined && wrong.some((answer) => answer.includes(id))
}
