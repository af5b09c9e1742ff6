import { LOAN_TEXTS } from '#src/protocol/loan-texts.ts'
import { dollarsAndCents } from '../kit/money.ts'

/** Dollars with at most two decimals. */
const AMOUNT = /^\s*\d{1,12}(\.\d{1,2})?\s*$/

/** Returns the typed amount in dollars; null when it is none. */
export function readAmount(typed: string): number | null {
  const amount = Number(typed)
  return AMOUNT.test(typed) && amount > 0 ? amount : null
}

/** Returns why an amount cannot be paid, as a sentence; null when it can. In dollars. */
export function refusePayment(
  typed: string,
  { cash, owed }: { readonly cash: number; readonly owed: number },
): string | null {
  const { empty, noCash, notCents, tooMuch } = LOAN_TEXTS.refused
  if (typed.trim() === '' || Number(typed) === 0) return empty
  const amount = readAmount(typed)
  if (amount === null) return notCents
  if (amount > owed) return tooMuch(dollarsAndCents(owed))
  return amount > cash ? noCash(dollarsAndCents(cash)) : null
}
