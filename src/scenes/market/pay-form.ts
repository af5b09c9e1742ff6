import { INK } from '#src/ecs/components/text-run.ts'
import { spawnButton } from '#src/ecs/spawn/spawn-button.ts'
import { spawnChoice } from '#src/ecs/spawn/spawn-choice.ts'
import { spawnInputLine } from '#src/ecs/spawn/spawn-input-line.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { rewriteText } from '#src/ecs/systems/rewrite-text.ts'
import { setDisabled } from '#src/ecs/systems/set-disabled.ts'
import { setInputValue } from '#src/ecs/systems/set-input-value.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { type LoanSlip } from '#src/protocol/calls/loans.ts'
import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { type MarketChoice, type MarketState } from '#src/stores/market-store.ts'
import { spawnBoxButton } from '../kit/box-button.ts'
import { dollarsAndCents } from '../kit/money.ts'
import { type MarketLayout } from './market-layout.ts'
import { readAmount, refusePayment } from './refuse-payment.ts'

export interface PayForm {
  readonly place: MarketLayout['loans']['form']
  /** The unpaid loans, at least one. */
  readonly loans: readonly LoanSlip[]
  /** Dollars. */
  readonly cash: number
  readonly state: Pick<MarketState, 'loan' | 'payment'>
  readonly choose: (choice: MarketChoice) => void
  readonly repay: (loan: LoanSlip, amount: number) => void
}

/** Draws the form of a payment: the loan, the amount, and what remains after it. */
export function drawPayForm(world: GameWorld, form: PayForm): void {
  const { cash, choose, loans, place, repay, state } = form
  const loan = loans.find(({ id }) => id === state.loan) ?? loans[0]
  if (!loan) return
  let amount: number | null = null
  const submit = (): void => {
    if (amount !== null) repay(loan, amount)
  }
  const shown = spawnText(world, {
    ...{ ...place.result, text: '', rows: 2 },
    spoken: { role: 'status' },
  })
  const button = spawnBoxButton(world, { ...place.button, label: LOAN_TEXTS.pay, press: submit })
  const show = (typed: string): void => {
    const refusal = refusePayment(typed, { cash, owed: loan.owed })
    amount = refusal === null ? readAmount(typed) : null
    const text = refusal ?? remainsText(loan.owed, amount ?? 0)
    rewriteText(world, shown, wrapText(text, place.result.columns).join('\n'))
    setDisabled(world, button, amount === null)
  }
  const change = (typed: string): void => {
    choose({ payment: typed })
    show(typed)
  }
  drawChoice(world, form, loan)
  const { amount: at, max } = place
  spawnText(world, { ...at, text: LOAN_TEXTS.fields.amount, foreground: INK.faint, spoken: null })
  const input = spawnInputLine(world, {
    name: LOAN_TEXTS.fields.amount,
    ...{ column: at.column + at.fieldOffset, row: at.row, columns: at.columns },
    ...{ value: state.payment, keyboard: 'decimal', change, submit },
  })
  spawnButton(world, {
    ...{ ...max, label: ` ${LOAN_TEXTS.max} `, name: LOAN_TEXTS.max, foreground: INK.bright },
    press: () => {
      const most = String(Math.min(loan.owed, cash))
      setInputValue(world, input, most)
      change(most)
    },
  })
  show(state.payment)
}

function drawChoice(world: GameWorld, { choose, loans, place }: PayForm, chosen: LoanSlip): void {
  const { column, columns, fieldOffset, row } = place.loan
  const { loan: name } = LOAN_TEXTS.fields
  spawnText(world, { text: name, column, row, foreground: INK.faint, spoken: null })
  spawnChoice(world, {
    ...{ name, column: column + fieldOffset, row, columns },
    options: loans.map(({ id, kind, is_opening, shark }) => ({
      value: id,
      label: [
        LOAN_TEXTS.heading(shark),
        ...(is_opening ? [LOAN_TEXTS.firstDebt] : []),
        ...(kind === 'advance' ? [LOAN_TEXTS.advance] : []),
      ].join(', '),
    })),
    value: chosen.id,
    choose: (id) => choose({ loan: id }),
  })
}

function remainsText(owed: number, amount: number): string {
  const remains = Math.round((owed - amount) * 100) / 100
  return remains === 0 ? LOAN_TEXTS.square : LOAN_TEXTS.remains(dollarsAndCents(remains))
}
