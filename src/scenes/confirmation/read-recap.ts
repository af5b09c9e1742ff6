import { getRecap, type Recap } from '#src/api/get-recap.ts'
import { DIALOG_TEXTS } from '#src/protocol/messages.ts'
import { RECAP_TEXTS } from '#src/protocol/street-messages.ts'
import { type Dialog } from '../kit/dialog.ts'
import { dollars } from '../kit/money.ts'
import { type SceneServices } from '../kit/services.ts'

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Returns how the player's last month ended, as a dialog; null when there is nothing to show or it was shown before.
 * Asks the server once a day while it has not closed the last month.
 */
export async function readRecap(
  { api, instant, log, stores }: Pick<SceneServices, 'api' | 'instant' | 'log' | 'stores'>,
  isLeft: () => boolean,
): Promise<Dialog | null> {
  const { playerId } = stores.session.getState()
  if (playerId === null) return null
  const [lastPlayer, lastMonth, lookedUpOn] = (stores.recap.getState().lookedUp ?? '').split(' ')
  const today = instant().slice(0, 10)
  const shownMonth = lastPlayer === playerId ? (lastMonth ?? '') : ''
  if (shownMonth === monthBefore(today) || (lastPlayer === playerId && lookedUpOn === today))
    return null
  try {
    const recap = await getRecap(api)
    if (isLeft()) return null
    const month = recap && recap.month > shownMonth ? recap.month : shownMonth
    stores.recap.getState().recapLookedUp(`${playerId} ${month} ${today}`)
    return recap && recap.month > shownMonth ? recapDialog(recap) : null
  } catch (failure) {
    log('reading how the month ended', failure)
    return null
  }
}

/** '2026-12-02' → '2026-11'. */
function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCDate(0)
  return first.toISOString().slice(0, 7)
}

function recapDialog(recap: Recap): Dialog {
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
