/** What a test may do to the Farcaster client around the game. */
export interface FarcasterHostControls {
  /** Every call that reached the host: its name and what came with it. */
  readonly calls: (readonly unknown[])[]
  /** Calls that are never answered. */
  silent: string[]
  /** Its user says no. */
  refuse: boolean
  /** So many askings to be added fail. */
  failAdding: number
  readonly wallet: string
  goBack(): void
  changeAccounts(accounts: readonly string[]): void
}
