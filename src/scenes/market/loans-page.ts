import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { boroughInSentence } from '../kit/borough-name.ts'
import { spawnList } from '../kit/scrolled-list.ts'
import { loanCard } from './loan-card.ts'
import { type MarketLayout } from './market-layout.ts'
import { drawPayForm, type PayForm } from './pay-form.ts'

export interface LoansPage extends Omit<PayForm, 'cash' | 'loans' | 'place'> {
  readonly layout: MarketLayout
  readonly loans: readonly LoanSlip[]
  readonly game: Pick<GameState, 'currentBorough' | 'movesLeft' | 'playerCash'>
  /** The present instant. */
  readonly now: string
  readonly doErrand: () => void
}

/** Draws the unpaid loans and the form of a payment. Returns the scrolled area; null when nothing is owed. */
export function drawLoansPage(world: GameWorld, page: LoansPage): ScrolledArea | null {
  const { doErrand, game, layout, now } = page
  const loans = page.loans.filter(({ status }) => status !== 'paid')
  if (loans.length === 0) {
    spawnText(world, { ...layout.page, text: LOAN_TEXTS.nothing })
    return null
  }
  const { columns, rows } = layout.loans
  drawPayForm(world, { ...page, loans, place: layout.loans.form, cash: game.playerCash ?? 0 })
  return spawnList(world, {
    name: LOAN_TEXTS.list,
    window: { ...layout.page, columns, rows },
    barColumn: world.screen.columns - 2,
    items: loans.map((loan) => {
      const errandRefused = refuseErrand(loan, game)
      const canDoIt = errandRefused === null
      return loanCard(world, {
        ...{ loan, columns, now, errandRefused },
        doErrand: canDoIt ? doErrand : null,
      })
    }),
  })
}

function refuseErrand(
  { errand }: LoanSlip,
  { currentBorough, movesLeft }: Pick<GameState, 'currentBorough' | 'movesLeft'>,
): string | null {
  if (!errand || errand.is_done) return null
  if (errand.borough !== currentBorough)
    return LOAN_TEXTS.errandElsewhere(boroughInSentence(errand.borough))
  return movesLeft < 1 ? LOAN_TEXTS.errandMoves : null
}
