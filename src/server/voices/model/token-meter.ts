/** Counts what talks cost on a UTC day, in tokens of the model, against the budgets of a player and of the house. */
export interface TokenMeter {
  /** Whether both budgets have something left. */
  admits(playerId: string): Promise<boolean>
  count(playerId: string, tokens: number): Promise<void>
}
