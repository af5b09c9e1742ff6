/** One use of a wallet, from the request for it until the connection is closed. */
export interface WalletLease {
  /** Whether the same wallet was requested again later. Its permission must then not be revoked. */
  isSuperseded(): boolean
  release(): void
}

/** The uses of each wallet, in the order of their requests. Wallets may answer in another order. */
export interface WalletLeases {
  acquire(walletId: string): WalletLease
}

export function createWalletLeases(): WalletLeases {
  const leased = new Map<string, Set<number>>()
  let lastNumber = 0
  return {
    acquire(walletId) {
      const number = (lastNumber += 1)
      const numbers = leased.get(walletId) ?? new Set()
      leased.set(walletId, numbers.add(number))
      return {
        isSuperseded: () => [...numbers].some((other) => other > number),
        release: () => void numbers.delete(number),
      }
    },
  }
}
