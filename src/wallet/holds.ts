/** One asking for a wallet, and what comes of it. */
export interface Hold {
  /** Whether somebody has asked for the same wallet since, and may use it: then it is not to be taken from them. */
  isSuperseded(): boolean
  /** Uses it no more. */
  release(): void
}

/** Who uses which wallet, in the order in which they asked: a wallet may answer them in another. */
export interface Holds {
  take(walletId: string): Hold
}

export function createHolds(): Holds {
  const held = new Map<string, Set<number>>()
  let askings = 0
  return {
    take(walletId) {
      const asking = (askings += 1)
      const all = held.get(walletId) ?? new Set()
      held.set(walletId, all.add(asking))
      return {
        isSuperseded: () => [...all].some((other) => other > asking),
        release: () => void all.delete(asking),
      }
    },
  }
}
