/** Counts what a player's talks cost on a UTC day, in tokens of the model. */
export interface TokenMeter {
  spentToday(playerId: string): Promise<number>
  count(playerId: string, tokens: number): Promise<void>
}
