import { createDueTimers, type DueTimers } from '#src/browser/due-timers.ts'
import { type TestClient } from './api-client.ts'
import { type ProtocolServer } from './protocol-server.ts'

/** The page's timers, moved by the test. */
export interface ManualTimers extends DueTimers {
  /** Moves the time by `ms` in steps of at most 50 ms. After each step waits for all calls that no test holds. */
  pass(ms: number): Promise<void>
  /** Resolves when all calls of the followed pages have a response, except those that a test holds. */
  answered(): Promise<void>
  /** Makes `pass` and `answered` wait for a page's calls to its server. */
  follow(page: Pick<TestClient, 'underWay'>, server: Pick<ProtocolServer, 'held'>): void
}

export function createManualTimers(): ManualTimers {
  const timers = createDueTimers()
  const pages: { readonly underWay: number }[] = []
  const servers = new Set<{ readonly held: number }>()
  const answered = async (): Promise<void> => {
    const underWay = () => pages.reduce((sum, page) => sum + page.underWay, 0)
    const held = () => [...servers].reduce((sum, server) => sum + server.held, 0)
    do await settle()
    while (underWay() > held())
  }
  return {
    now: timers.now,
    after: timers.after,
    every: timers.every,
    beat: timers.beat,
    get waiting() {
      return timers.waiting
    },
    async pass(ms) {
      const stepMs = Math.min(ms, 50)
      const until = timers.now() + ms
      while (timers.now() < until) {
        timers.beat(Math.min(timers.now() + stepMs, until))
        await answered()
      }
    },
    answered,
    follow(page, server) {
      pages.push(page)
      servers.add(server)
    },
  }
}

/** Runs pending microtasks and the handlers of responses that have arrived. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
