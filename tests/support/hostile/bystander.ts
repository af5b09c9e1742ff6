import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { type HostileServer, openGuest, type Guest } from './hostile-server.ts'

/** A player stays below the limit of 1,200 reads a minute. */
const READ_EVERY_MS = 60
const PLAYERS = 4
const QUIET_MS = 8_000

/** Players who read their own figures while others attack. */
export interface Bystanders {
  /**
   * Runs `attack` while players read. Prints the statuses, and the reads' p99 as a multiple of the quiet one. Resolves with
   * the statuses that are faults: every 5xx but 503.
   */
  during(name: string, attack: () => Promise<unknown>): Promise<string[]>
}

/** Signs the bystanders in and measures their reads on the quiet server. */
export async function openBystanders(server: HostileServer): Promise<Bystanders> {
  const players: Guest[] = []
  for (let number = 1; number <= PLAYERS; number += 1) {
    players.push(await openGuest(server, `198.51.100.${number}`))
  }
  const quiet = p99(await readWhile(server, players, () => wait(QUIET_MS)))
  return {
    async during(name, attack) {
      server.takeStatuses()
      const slow = p99(await readWhile(server, players, attack))
      const statuses = server.takeStatuses()
      const ratio = (slow / quiet).toFixed(1)
      process.stdout.write(
        `${name}: ${JSON.stringify(statuses)}, a read’s p99 ${slow.toFixed(1)} ms, ${ratio} × the quiet ${quiet.toFixed(1)} ms\n`,
      )
      return Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '503')
    },
  }
}

/** Reads until `work` is done, at least once. Resolves with the times in ms. */
async function readWhile(
  { origin, count }: HostileServer,
  players: readonly Guest[],
  work: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const readers = players.map(async ({ from, headers }) => {
    do {
      const begun = performance.now()
      const answer = await fetch(`${origin}/player/me/stats`, {
        headers: { ...headers, 'x-forwarded-for': from },
      })
      await answer.text()
      times.push(performance.now() - begun)
      expect(answer.status).toBe(200)
      count(answer.status)
      await wait(READ_EVERY_MS)
    } while (!isOver)
  })
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(readers)
  }
  return times
}

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0
}
