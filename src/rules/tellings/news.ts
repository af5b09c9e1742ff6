import { chanceOf, pick } from '#src/lib/chance.ts'
import { tickStart } from '../calendar.ts'
import type { Telling, ToldKind } from './telling.ts'

/** News about a player, for everybody. */
export interface PlayerNews {
  /** '@' stands for the player's street name. */
  readonly headline: string
  /** The tick that it is published in, and its place among the news of that tick. */
  readonly tick: number
  readonly place: number
  readonly at: Date
}

/** How many news about players a tick has at most. */
const PLACES = 3

/** The headlines, by the kind of telling. A kind that is absent is no news. */
const HEADLINES: Readonly<Partial<Record<ToldKind, readonly string[]>>> = {
  owned: [
    'DEBT: @ is owned, and works for {lender} now.',
    'DEBT: {lender} owns @ from the hat to the shoes.',
    'DEBT: Five days late, @ belongs to {lender}.',
  ],
  worked_off: [
    'DEBT: @ has worked off the last dollar to {lender}.',
    'DEBT: Nobody owns @ any more.',
    'DEBT: {lender} lets @ go. The books agree.',
  ],
  bought_out: [
    'DEBT: @ buys back everything from {lender}, {daysLate} late.',
    'DEBT: {lender} owned @. One payment, and {lender} does not.',
    'DEBT: @ pays {lender} in cash and walks out free.',
  ],
  cleared: [
    'DEBT: @ has paid {lender}, {daysLate} late.',
    'DEBT: {lender} calls off the search for @.',
    'DEBT: @ settles with {lender}, late and whole.',
  ],
  front_bought: [
    'BUSINESS: @ hangs a sign over a {front}.',
    'BUSINESS: A {front} has a new owner. They call the owner @.',
    'BUSINESS: @ pays {sum} for a {front}.',
  ],
  opening_cleared_last_hour: [
    'DEBT: @ pays for the bus ticket with {left} on the clock.',
    'DEBT: {left} left, and @ walks in with the money.',
    'DEBT: @ clears the first debt in the last hour.',
  ],
  opening_cleared_late: [
    'DEBT: @ has paid for the coat, {daysLate} late.',
    'DEBT: The bus ticket of @ is paid, {daysLate} late.',
    'DEBT: @ clears the first debt, {daysLate} late.',
  ],
}

/** Lenders as headlines spell them. */
const LENDERS = {
  vinnie: 'Vinnie',
  tommy: 'Tommy',
  carmela: 'Carmela',
  bigboss: 'the Boss',
} as const

/**
 * Returns the news about a player of what a write tells, at most one: the first. It is published in the tick after the
 * write. Of a tick's places the player's own decides, so that a crowd cannot fill the wire.
 */
export function newsOf(
  tellings: readonly Telling[],
  {
    playerId,
    season,
    tick,
  }: { readonly playerId: string; readonly season: string; readonly tick: number },
): readonly PlayerNews[] {
  const told = tellings.find(({ kind }) => HEADLINES[kind])
  const lines = told && HEADLINES[told.kind]
  if (!lines) return []
  const chance = chanceOf(`news|${playerId}|${told.kind}|${told.cause}`)
  const slots = { ...told.slots, lender: LENDERS[told.shark] }
  const headline = fillHeadline(pick(chance, lines), slots)
  const place = Math.floor(chance() * PLACES)
  return [{ headline, place, tick: tick + 1, at: tickStart(season, tick + 1) }]
}

/** Fills the slots of a headline. One after the colon begins a sentence. */
function fillHeadline(text: string, slots: Readonly<Partial<Record<string, string>>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
  return filled.replace(/(?<=: )\p{Ll}/u, (letter) => letter.toUpperCase())
}
