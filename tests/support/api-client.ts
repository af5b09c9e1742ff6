import { randomUUID } from 'node:crypto'
import { type ApiClient, createApiClient } from '#src/api/client.ts'

export interface TestClient {
  readonly client: ApiClient
  /** The number of calls without a response yet. */
  readonly underWay: number
  /** The delays that the client has waited for, in ms, without the time limits of calls. */
  readonly waits: number[]
  readonly refusals: { key: string; detail: string }[]
  /** Ends every time limit at once. */
  expireLimits(): void
  key: string | null
}

/** The page's client with a fake sleep: delays between attempts end at once, time limits only by `expireLimits`. */
export function createTestClient(origin: string): TestClient {
  const waits: number[] = []
  const refusals: { key: string; detail: string }[] = []
  const limits = new Set<() => void>()
  /** Delays between attempts are always shorter than the time limits of calls. */
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
