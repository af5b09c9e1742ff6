import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { RULES } from '#src/rules/config.ts'
import type { FavourGranted } from '#src/rules/favours/ask.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import { formatCents } from '#src/rules/money.ts'

/** Returns a shark's text for a granted favour. `tip` is the text of a tip. */
export function describeGranted(
  { favour, shark }: Pick<FavourGranted, 'favour' | 'shark'>,
  { borough, tip }: { readonly borough: string; readonly tip: string },
): string {
  const name = CHARACTER_NAMES[shark]
  switch (favour) {
    case 'cash_advance':
      return `${name} counts out ${formatCents(RULES.favours.advanceCents)}. No interest, ${RULES.favours.advanceDays} days.`
    case 'extension':
      return `${name} gives you one more day.`
    case 'protection':
      return `${name} makes a call. ${boroughLabel(borough)} looks the other way.`
    case 'tip':
      return tip
  }
}
