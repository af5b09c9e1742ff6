import { capitalize } from '#src/lib/capitalize.ts'
import { dayOf } from '../calendar.ts'
import type { Refusal } from '../decider.ts'
import { cashAccount } from '../ledger.ts'
import { formatCents } from '../money.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import type { BuyFront, SellFront, TendFront } from './command.ts'
import { questionOn } from './draw-question.ts'
import type { FrontBought, FrontSold, FrontTended } from './event.ts'
import { FRONT_LABELS, frontPrice, frontResale, nextFront } from './front.ts'

/** Decides a purchase. Fronts are sold one after the other, cheapest first. */
export function decideBuyFront(
  { balances, fronts, playerId }: Sheet,
  { id, front }: BuyFront,
  world: World,
): readonly FrontBought[] | Refusal<'not_for_sale' | 'short_of_cash'> {
  const next = nextFront(fronts)
  if (next !== front) {
    const sentence = next
      ? `The next place for sale is ${FRONT_LABELS[next]}.`
      : 'You own every place there is.'
    return { refused: 'not_for_sale', sentence }
  }
  const priceCents = frontPrice(front)
  const cashCents = balances[cashAccount(playerId)] ?? 0
  if (cashCents < priceCents) {
    const name = capitalize(FRONT_LABELS[front])
    const sentence = `${name} costs ${formatCents(priceCents)}; you have ${formatCents(cashCents)}.`
    return { refused: 'short_of_cash', sentence }
  }
  return [{ kind: 'front_bought', ...stampOf(world), id, front, price_cents: priceCents }]
}

/** Decides the answer to today's question. Each front asks one question a day, and takes one answer. */
export function decideTendFront(
  { fronts, trader }: Sheet,
  { front, answer }: TendFront,
  world: World,
): readonly FrontTended[] | Refusal<'not_done' | 'not_found'> {
  const owned = fronts.find((one) => one.front === front)
  if (!owned) return notOwned()
  const day = dayOf(world.now)
  if (owned.tendedDay === day) {
    return { refused: 'not_done', sentence: 'You have settled that for today.' }
  }
  const { id: question } = questionOn(world.chance, { trader, day, front })
  return [{ kind: 'front_tended', ...stampOf(world), front, day, question, answer }]
}

export function decideSellFront(
  { fronts }: Sheet,
  { id, front }: SellFront,
  world: World,
): readonly FrontSold[] | Refusal<'not_found'> {
  if (!fronts.some((one) => one.front === front)) return notOwned()
  return [{ kind: 'front_sold', ...stampOf(world), id, front, cents: frontResale(front) }]
}

function notOwned(): Refusal<'not_found'> {
  return { refused: 'not_found', sentence: 'That place is not yours.' }
}
