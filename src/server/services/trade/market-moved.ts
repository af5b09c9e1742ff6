import { BaseError } from '#src/lib/errors.ts'

/** A trade was priced in a tick, or a season, that is over by now: nothing of it happened. */
export class MarketMoved extends BaseError<'market_moved'> {
  override readonly name = 'MarketMoved'

  constructor() {
    super('market_moved', 'The market has gone on. Please try again.')
  }
}
