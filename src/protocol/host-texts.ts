/** Failures of hosts. */
export const HOST_TEXTS = {
  noToken: 'Farcaster’s sign-in server issued no token.',
  timedOut: (call: string) => `The app around this page did not answer ${call} in time.`,
  missing: (call: string) => `The app around this page has no ${call}.`,
  notInstalled: (reason: string) => `World App did not open its bridge: ${reason}`,
  paying: 'World App has not answered the payment before this one.',
} as const

/** Failures of World App's payments by MiniKit's codes. A refusal of the user is `refused` in `WALLET_TEXTS`. */
export const WORLD_PAYMENT_TEXTS = {
  input_error: 'World App did not understand this payment.',
  invalid_receiver: 'World App does not pay to this address.',
  insufficient_balance: 'Your World wallet does not hold enough USDC.',
  transaction_failed: 'World App could not carry this payment out.',
  generic_error: 'World App could not make this payment.',
  user_blocked: 'World App makes no payments where you are.',
} as const
