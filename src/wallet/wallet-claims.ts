/** One use of a connector, from the request for it until its connection is closed. */
export interface WalletClaim {
  opened(): void
  /** Ends the use. Returns whether no other use needs the wallet's permission, which may then be revoked. */
  end(): boolean
}

/** Creates a function that claims a connector by its uid. Wallets may answer in another order than they were asked. */
export function createWalletClaims(): (uid: string) => WalletClaim {
  const claims = new Map<string, Set<{ isOpen: boolean }>>()
  return (uid) => {
    const all = claims.get(uid) ?? new Set()
    const own = { isOpen: false }
    claims.set(uid, all.add(own))
    return {
      opened() {
        own.isOpen = true
      },
      end() {
        const later = [...all].slice([...all].indexOf(own) + 1)
        all.delete(own)
        return later.length === 0 && ![...all].some(({ isOpen }) => isOpen)
      },
    }
  }
}
