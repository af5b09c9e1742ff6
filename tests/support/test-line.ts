import { type Network } from '#src/browser/watch-network.ts'

/** A network whose state the test sets. */
export interface TestLine {
  readonly network: Network
  set(isOnline: boolean): void
}

export function createTestLine(): TestLine {
  const listeners = new Set<(isOnline: boolean) => void>()
  let isUp = true
  return {
    network: {
      isOnline: () => isUp,
      follow(run) {
        listeners.add(run)
        return () => listeners.delete(run)
      },
    },
    set(isOnline) {
      isUp = isOnline
      for (const run of [...listeners]) run(isOnline)
    },
  }
}
