/** The assumed length of a token, in characters. */
const CHARACTERS_PER_TOKEN = 4

/** Whose budgets a call to the model is charged to. */
export interface TokenUser {
  readonly playerId: string
  /** The address that a limit counts; absent for a request from this machine, and for a reply without a request. */
  readonly address?: string | undefined
}

/** Counts the model's tokens of a UTC day against the budgets of the player, the address and the whole server. */
export interface TokenMeter {
  /** Whether all budgets have tokens left. */
  hasBudget(user: TokenUser): Promise<boolean>
  count(user: TokenUser, tokens: number): Promise<void>
}

/** Estimates the tokens of a text from its length. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}
