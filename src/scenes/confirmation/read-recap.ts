import { getRecap, type Recap } from '#src/api/get-recap.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { RECAP_TEXTS } from '#src/protocol/street-messages.ts'
import { type Dialog } from '../kit/dialog.ts'
import { dollars } from '../kit/money.ts'
import { type SceneServices } from '../kit/services.ts'

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How the player's last month ended, as a note; null where there is nothing to tell, or it was told before. */
export async function readRecap({
  api,
  instant,
  log,
  stores,
}: Pick<SceneServices, 'api' | 'instant' | 'log' | 'stores'>): Promise<Dialog | null> {
  const { playerId } = stores.session.getState()
  const mark = `${playerId} ${instant().slice(0, 7)}`
  if (playerId === null || stores.recap.getState().lookedUp === mark) return null
  try {
    const recap = await getRecap(api)
    stores.recap.getState().recapLookedUp(mark)
    return recap && describe(recap)
  } catch (failure) {
    log('reading how the month ended', failure)
    return null
  }
}

function describe(recap: Recap): Dialog {
  const { month, rank, gain, net_worth, pot_share, days_played, trades, traded, best_trade } = recap
  return {
    title: MONTH.format(new Date(`${month}-01T00:00:00Z`)).toUpperCase(),
    lines: [
      RECAP_TEXTS.rank(rank, dollars(gain), dollars(net_worth)),
      pot_share > 0 ? RECAP_TEXTS.pot(dollars(pot_share)) : RECAP_TEXTS.noPot,
      RECAP_TEXTS.trades(trades, days_played, dollars(traded)),
      ...(best_trade ? [RECAP_TEXTS.best(best_trade.symbol, dollars(best_trade.profit))] : []),
    ],
    buttons: [{ label: DIALOG_TEXTS.ok }],
  }
}
