import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '#src/api/client.ts'

export interface TestClient {
  readonly client: ApiClient
  /** How many calls wait for their answer. */
  readonly underWay: number
  /** What the client waited for, in ms: time-outs that never came are left out. */
  readonly waits: number[]
  readonly refusals: { key: string; detail: string }[]
  /** Makes every time limit strike at once. */
  expireLimits(): void
  key: string | null
}

/** The page's client, whose sleep is not slept: waits between tries end at once, time limits only when told to. */
export function createTestClient(origin: string): TestClient {
  const waits: number[] = []
  const refusals: { key: string; detail: string }[] = []
  const limits = new Set<() => void>()
  /** No policy waits longer between two tries than any call may take. */
  const LONGEST_WAIT_MS = 2_999

  let underWay = 0
  const counted = <answer>(call: Promise<answer>): Promise<answer> => {
    underWay += 1
    return call.finally(() => {
      underWay -= 1
    })
  }
  const client = createApiClient({
    baseUrl: origin,
    fetch: globalThis.fetch,
    sleep(ms, signal) {
      if (ms <= LONGEST_WAIT_MS) {
        waits.push(ms)
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        const finish = (): void => {
          limits.delete(finish)
          resolve()
        }
        limits.add(finish)
        signal.addEventListener('abort', finish, { once: true })
      })
    },
    readKey: () => test.key,
    onUnauthorized: (refusal) => refusals.push(refusal),
    newKey: randomUUID,
  })

  const test: TestClient = {
    get underWay() {
      return underWay
    },
    client: {
      ...client,
      request: (...call) => counted(client.request(...call)),
      open: (...call) => counted(client.open(...call)),
    },
    waits,
    refusals,
    key: 'dcw_test',
    expireLimits() {
      for (const strike of [...limits]) strike()
    },
  }
  return test
}
