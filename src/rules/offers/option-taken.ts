import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import type { OfferOption, Shark } from '../sharks/decision.ts'
import type { SettlementKind } from '../sharks/settle.ts'

/** An option of an offer was taken, which closes the offer. */
export interface OptionTaken extends EventBase {
  readonly kind: 'option_taken'
  readonly offer: string
  readonly shark: Shark
  readonly value: OfferOption['value']
  readonly outcome: SettlementKind
}

export function evolveOption(sheet: Sheet, { offer: id }: OptionTaken): Sheet {
  const { offer } = sheet
  return offer?.id === id ? { ...sheet, offer: { ...offer, isOpen: false } } : sheet
}
