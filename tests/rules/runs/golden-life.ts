import { cashAccount, debtAccount } from '#src/rules/ledger.ts'
import { NEW_LOAN } from '#src/rules/loans.ts'
import type { PlayerCommand } from '#src/rules/player/player.ts'
import type { SheetLoan, SheetOffer } from '#src/rules/player/sheet.ts'
import { aSheet, PLAYER, trusting } from '#tests/support/sheets.ts'
import { GoldenPlay, type GoldenRun } from './golden-run.ts'

const CASH = cashAccount(PLAYER)
const TICKS_A_DAY = 72

/** A loan of which the debtor is owned. */
export const OWNED: SheetLoan = {
  ...NEW_LOAN,
  ...{ id: 'owned', shark: 'vinnie', principalCents: 100_000, dailyRate: 0.1 },
  takenAt: new Date('2026-08-10T00:00:00Z'),
  dueAt: new Date('2026-08-22T00:00:00Z'),
  ...{ accruedCents: 100_000, interestDays: 13, status: 'owned', lateDaySeen: 10 },
}

/** A loan of Big Boss, with the errand of the last day of August done. */
export const BOSSS: SheetLoan = {
  ...NEW_LOAN,
  ...{ id: 'boss', shark: 'bigboss', principalCents: 100_000, dailyRate: 0, stake: 0.5 },
  takenAt: new Date('2026-08-30T00:00:00Z'),
  dueAt: new Date('2026-09-09T00:00:00Z'),
  ...{ interestDays: 1, errand: { day: '2026-08-31', borough: 'bronx', isDone: true } },
}

/** The player before the run: with heat in two boroughs, loans of two sharks, and the trust of two. */
const BEFORE = aSheet({
  balances: {
    [CASH]: 5_000_000,
    [debtAccount(PLAYER, 'vinnie')]: -200_000,
    [debtAccount(PLAYER, 'bigboss')]: -100_000,
  },
  loans: [OWNED, BOSSS],
  heat: { manhattan: 7, brooklyn: 7 },
  relations: trusting({ tommy: 60, vinnie: 90 }),
})

const PLEDGED: SheetOffer = {
  ...{ id: 'deal', shark: 'carmela', conversation: 'talk', isOpen: true, lastLoanAt: null },
  terms: {
    ...{ kind: 'loan', principalCents: 80_000, dailyRate: 0.05, days: 5 },
    security: {
      kind: 'goods',
      pledge: [{ symbol: 'TAPES', quantity: 2, costCents: 14_000 }],
      worthCents: 12_600,
    },
  },
  expiresAt: new Date('2026-09-30T00:00:00Z'),
}

/** Plays a run with every kind of event of loans, trades, trips and work. */
export function playLife(): GoldenRun {
  const run = new GoldenPlay(BEFORE)
  const play = run.play.bind(run)
  const trade = (side: 'buy' | 'sell', symbol: 'SMOKES' | 'TAPES', id: string): PlayerCommand => ({
    ...{ kind: 'trade', id, side, symbol, quantity: side === 'buy' ? 40 : 30 },
  })
  const batch = (...commands: Extract<PlayerCommand, { kind: 'batch' }>['commands']) =>
    ({ kind: 'batch', commands }) as const
  const favour = (name: 'cash_advance' | 'extension' | 'protection') =>
    batch({ kind: 'ask_favour', favour: name, shark: 'tommy', loan: 'advance', isPaid: false })

  play(1, { kind: 'upgrade_stash', capacity: 200 })
  play(1, { kind: 'travel', id: 'trip', to: 'brooklyn' })
  play(1, trade('buy', 'SMOKES', 'smokes'))
  play(1, trade('buy', 'TAPES', 'tapes'))
  play(2, trade('sell', 'SMOKES', 'sale'))
  play(3, batch({ kind: 'work' }))
  play(4, batch({ kind: 'hand_in', mission: 'mission' }), {
    missionDay: {
      missions: [
        {
          id: 'mission',
          mission: {
            ...{ task: { kind: 'talk', shark: 'tommy' }, title: 'Ask Tommy what the street says' },
            ...{ moves: 1, rewardCents: 12_000, reputation: 0.01, xp: 50 },
          },
          isDone: false,
        },
      ],
      hasPaid: false,
      talkedTo: ['tommy'],
    },
  })
  play(5, batch({ kind: 'run_errand' }), {
    borough: run.sheet.loans.find(({ id }) => id === 'boss')?.errand?.borough ?? 'bronx',
  })
  // Vinnie is paid with the money of Big Boss.
  const owedCents = -(run.sheet.balances[debtAccount(PLAYER, 'vinnie')] ?? 0)
  play(
    6,
    { kind: 'repay', loan: 'owned', payment: 'payment', cents: owedCents },
    {
      balances: { ...run.sheet.balances, [CASH]: owedCents },
    },
  )
  play(TICKS_A_DAY, { kind: 'travel', id: 'back', to: 'manhattan' })
  play(TICKS_A_DAY + 1, favour('protection'))
  play(TICKS_A_DAY + 2, favour('cash_advance'))
  play(TICKS_A_DAY + 3, favour('extension'))
  play(
    TICKS_A_DAY + 4,
    { kind: 'take_option', offer: 'deal', value: 'accept', conversation: null },
    { offer: PLEDGED, reputation: 0.7 },
  )
  play(6 * TICKS_A_DAY, { kind: 'catch_up' })
  play(14 * TICKS_A_DAY, { kind: 'catch_up' })
  return run.end()
}
