import type { PlayerWriter } from '../../write/act.ts'
import type { MarketWatch } from '../../read/market/market-watch.ts'
import type { ServerContext } from '../../server-context.ts'
import type { RunningTurns } from './running-turns.ts'

/** The dependencies of turns. */
export interface ChatContext {
  readonly server: ServerContext
  readonly turns: RunningTurns
  readonly market: Pick<MarketWatch, 'now'>
  readonly writer: PlayerWriter
}
