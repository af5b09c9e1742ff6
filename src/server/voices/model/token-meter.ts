/** The assumed length of a token, in characters. */
const CHARACTERS_PER_TOKEN = 4

/** Counts the model's tokens of a UTC day against the budgets of the player and of the whole server. */
export interface TokenMeter {
  /** Whether both budgets have tokens left. */
  hasBudget(playerId: string): Promise<boolean>
  count(playerId: string, tokens: number): Promise<void>
}

/** Estimates the tokens of a text from its length. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}
