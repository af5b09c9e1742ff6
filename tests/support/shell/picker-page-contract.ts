/**
 * How the owner of the wallet answers. `waits`: when the test calls `agree`. `pairs`: the same, after it has shown a code.
 * `pairs late`: the same, with another `agree` before the code. `leaves late`: agrees, and disconnects with `agree`.
 * `breaks`: has no name, so that the picker cannot be drawn.
 */
export type OwnerKind =
  | 'agrees'
  | 'refuses'
  | 'waits'
  | 'pairs'
  | 'pairs late'
  | 'leaves late'
  | 'breaks'

/** The wallet picker, with a config of wagmi's `mock` connector and the guest. */
export interface PickerPage {
  /** Without an owner, the config has no wallet. */
  open(options: { readonly owner: OwnerKind | null; readonly hasGuest: boolean }): void
  /** Shows the picker. Resolves with the id and the address of the connected wallet, or with 'cancelled'. */
  pick(offersGuest: boolean): Promise<string>
  /** Closes the connection that was picked last. */
  close(): Promise<void>
  /** Cancels the request of the picker, as an aborted sign-in does. */
  abort(): void
  /** Makes the owner agree to the oldest request that waits. */
  agree(): void
  /** Moves the page's time. */
  pass(ms: number): void
  /** The names of all wallets that are connected. */
  connected(): readonly string[]
  /** The counts of the announced crashes. */
  crashes(): readonly unknown[]
  /** A wallet announces itself (EIP-6963). */
  announce(name: string): void
  /** Why wallets are refused without a request; null to allow them. */
  refuse(reason: string | null): void
}

declare global {
  interface Window {
    pickerPage: PickerPage
  }
}
