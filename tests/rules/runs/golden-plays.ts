import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { decideMerge } from '#src/rules/merging.ts'
import { aSheet, aWorld, PLAYER } from '#tests/support/sheets.ts'
import { BOSSS, OWNED, playLife } from './golden-life.ts'
import { GoldenPlay, type GoldenRun } from './golden-run.ts'
import { playTalk } from './golden-talk.ts'

const CASH = cashAccount(PLAYER)
const TICKS_A_DAY = 72

/** Purchases, a name, missions, and a merge. */
function playAccount(): GoldenRun {
  const run = new GoldenPlay(
    aSheet({
      balances: {
        [CASH]: 5_000_000,
        [debtAccount(PLAYER, 'vinnie')]: -300_000,
        [debtAccount(PLAYER, 'bigboss')]: -180_000,
      },
      loans: [
        { ...OWNED, accruedCents: 200_000 },
        { ...BOSSS, accruedCents: 80_000 },
      ],
    }),
  )
  run.play(1, { kind: 'buy_messages', payment: 'payment' })
  const watchedPayments = [{ id: 'payment', bought: 'messages', usdc: 1 }] as const
  run.play(2, { kind: 'void_payment', payment: 'payment' }, { watchedPayments })
  run.play(3, { kind: 'choose_name', name: 'Ada' })
  run.play(4, { kind: 'draw_missions', ids: ['one', 'two', 'three'] })
  run.play(5, { kind: 'buy_messages', payment: 'second' })
  const dropped = decideMerge(aSheet({ interactions: { bought: 4, usedToday: 0 } }), aWorld(6))
  run.add(dropped.kept)
  run.add(decideMerge(run.sheet, aWorld(7)).dropped)
  return run.end()
}

/** A front that is bought, tended, neglected, sold, and bought again, and the nights between. */
function playFronts(): GoldenRun {
  const run = new GoldenPlay(aSheet({ balances: { [CASH]: 2_600_000 } }))
  const buy = (id: string) => ({ kind: 'buy_front', id, front: 'newsstand' }) as const
  run.play(2, { kind: 'catch_up', endsNights: true })
  run.play(3, buy('first'))
  run.play(4, { kind: 'tend_front', front: 'newsstand', answer: 'b' })
  run.play(TICKS_A_DAY + 3, { kind: 'catch_up' })
  run.play(2 * TICKS_A_DAY + 6, { kind: 'catch_up' })
  run.play(2 * TICKS_A_DAY + 7, { kind: 'sell_front', id: 'sale', front: 'newsstand' })
  run.play(2 * TICKS_A_DAY + 8, buy('second'))
  run.play(3 * TICKS_A_DAY, { kind: 'catch_up' })
  return run.end()
}

/** A first trip with goods. */
function playGuide(): GoldenRun {
  const holdings = [{ symbol: 'TAPES', quantity: 8, costCents: 72_000 }] as const
  const run = new GoldenPlay(aSheet({ holdings }))
  run.play(1, { kind: 'travel', id: 'trip', to: 'queens' })
  return run.end()
}

/** Sales in one stay, in later ticks and in the same one, after a trip with goods. */
function playSales(): GoldenRun {
  const holdings = [
    { symbol: 'SMOKES', quantity: 40, costCents: 40_000 },
    { symbol: 'TAPES', quantity: 10, costCents: 90_000 },
  ] as const
  const run = new GoldenPlay(aSheet({ holdings, heat: { queens: 6 } }))
  run.play(1, { kind: 'travel', id: 'trip', to: 'queens' })
  const sell = (id: string, symbol: 'SMOKES' | 'TAPES', tick: number): void =>
    run.play(tick, { kind: 'trade', id, side: 'sell', symbol, quantity: 5 })
  sell('first', 'SMOKES', 2)
  sell('other', 'TAPES', 2)
  sell('again', 'SMOKES', 2)
  sell('later', 'SMOKES', 3)
  sell('last', 'TAPES', 3)
  return run.end()
}

/** The runs that are stored as `golden-v1-<name>.json`, and how they are played. Together they have events of every kind. */
export const GOLDEN_PLAYS: Readonly<Record<string, () => GoldenRun>> = {
  account: playAccount,
  fronts: playFronts,
  guide: playGuide,
  life: playLife,
  sales: playSales,
  talk: playTalk,
}
