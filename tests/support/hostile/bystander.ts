import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished } from 'vitest'
import { type HostileServer, openGuest, type Guest } from './hostile-server.ts'

/** A player stays below the limit of 1,200 reads a minute. */
const READ_EVERY_MS = 60
const PLAYERS = 4
/** Each round is a quiet window and one of attack, so that both see the same load of the machine. */
const ROUNDS = 5
const WINDOW_MS = 4_000

/** Players who read their own figures while others attack. */
export interface Bystanders {
  /**
   * Alternates quiet windows with windows of `attack` while players read. `attack` is a batch, repeated until its window is
   * over; it gets the number of the batch. Prints the statuses, and the median of the rounds' reads' p99 as a multiple of the
   * quiet one. Resolves with the statuses that are faults: every 5xx but 503.
   */
  during(name: string, attack: (batch: number) => Promise<unknown>): Promise<string[]>
}

/** Signs the bystanders in. */
export async function openBystanders(server: HostileServer): Promise<Bystanders> {
  const players: Guest[] = []
  for (let number = 1; number <= PLAYERS; number += 1) {
    players.push(await openGuest(server, `198.51.100.${number}`))
  }
  const p99While = openReader(server, players)
  return {
    async during(name, attack) {
      server.takeStatuses()
      const rounds: { readonly quiet: number; readonly ratio: number }[] = []
      let batch = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const quiet = await p99While(() => wait(WINDOW_MS))
        const attacked = await p99While(async () => {
          const end = performance.now() + WINDOW_MS
          do {
            await attack(batch)
            batch += 1
          } while (performance.now() < end)
        })
        rounds.push({ quiet, ratio: attacked / quiet })
      }
      const statuses = server.takeStatuses()
      const ratio = median(rounds.map((round) => round.ratio)).toFixed(1)
      const quiet = median(rounds.map((round) => round.quiet)).toFixed(1)
      const all = rounds.map((round) => round.ratio.toFixed(1)).join(', ')
      process.stdout.write(
        `${name}: ${JSON.stringify(statuses)}, a read’s p99 ${ratio} × the quiet ${quiet} ms (rounds: ${all})\n`,
      )
      return Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '503')
    },
  }
}

/** Returns a function that reads until `work` is done, in another thread. It resolves with the p99 of the times in ms. */
function openReader({ count, origin }: HostileServer, players: readonly Guest[]) {
  const reader = new Worker(new URL('reader.mjs', import.meta.url), {
    workerData: {
      ...{ origin, everyMs: READ_EVERY_MS },
      players: players.map(({ from, headers }) => ({ ...headers, 'x-forwarded-for': from })),
    },
  })
  onTestFinished(async () => void (await reader.terminate()))
  return async (work: () => Promise<unknown>): Promise<number> => {
    reader.postMessage('start')
    try {
      await work()
    } finally {
      reader.postMessage('stop')
    }
    const [{ statuses, times }] = (await once(reader, 'message')) as [
      { readonly statuses: readonly number[]; readonly times: readonly number[] },
    ]
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const status of statuses) count(status)
    return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
}
