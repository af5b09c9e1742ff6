/** How a test controls the Farcaster client around the game. */
export interface FarcasterHostControls {
  /** Every call that reached the host: its name and its arguments. */
  readonly calls: (readonly unknown[])[]
  /** Names of calls that are never answered. */
  silent: string[]
  /** Whether its user refuses. */
  refuse: boolean
  /** How many of the next requests to be added fail. */
  failAdding: number
  readonly wallet: string
  goBack(): void
  changeAccounts(accounts: readonly string[]): void
}
