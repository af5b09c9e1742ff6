import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { debtTo } from '../favours/ask.ts'
import { type Favour, FAVOURS, type FavourStanding, favourStanding } from '../favours/favours.ts'
import { cashAccount } from '../ledger.ts'
import { levelOf } from '../level.ts'
import type { Sheet } from '../player/sheet.ts'
import { debtOf, worthOf } from '../player/worth.ts'
import type { World } from '../player/world.ts'
import { movesOn } from '../quota.ts'
import type { Relation } from '../sharks/decision.ts'
import { mostUrgent } from '../sharks/lending.ts'
import { relationTo } from '../sharks/relation-event.ts'
import type { PlayerView, Situation } from '../sharks/situation.ts'
import type { BeginTurn } from './command.ts'
import { streetEvents } from './street-events.ts'
import type { Talk } from './talk.ts'

/** Returns what a shark's decision depends on. */
export function situationOf(
  sheet: Sheet,
  talk: Talk,
  { command, world }: { readonly command: BeginTurn; readonly world: World },
): Situation {
  const { shark, openOffer, recollections } = talk
  const { now } = world
  const unpaid = sheet.loans.filter(({ status }) => status !== 'paid')
  const openLoan = mostUrgent(unpaid, shark)
  const relation = wholeRelation(sheet, talk, now)
  return {
    shark,
    relation,
    player: viewOf(sheet, talk, world),
    openLoan,
    openOffer: openOffer && openOffer.expiresAt > now ? { terms: openOffer.terms } : null,
    otherLoans: unpaid.filter((loan) => loan !== openLoan),
    lastLoanTakenAt: talk.lastLoanAt,
    closedUntil: sheet.closedUntil[shark] ?? null,
    streetTalk: command.streetTalk,
    recollections: recollections.filter((each) => each.shark === shark && each.endsAt > now),
    events: streetEvents(sheet, talk, now),
    favours: favoursOf(sheet, { command, relation, now }),
    text: command.kind === 'send_message' && !talk.choice ? command.text : '',
    now,
    seed: command.seed,
  }
}

/** Returns the relation of a shark with the parts that only wording reads. */
export function wholeRelation(sheet: Sheet, { shark, wording }: Talk, now: Date): Relation {
  return { ...relationTo(sheet, shark, now), ...wording }
}

function viewOf(sheet: Sheet, { streetName }: Talk, { bids }: World): PlayerView {
  const { balances, borough, holdings, playerId, reputation, xp } = sheet
  return {
    streetName,
    cashCents: balances[cashAccount(playerId)] ?? 0,
    debtCents: debtOf(sheet),
    netWorthCents: worthOf(sheet, bids),
    reputation,
    level: levelOf(xp),
    borough,
    holdings: holdings.filter(({ quantity }) => quantity > 0),
  }
}

/** Returns for each favour why the player cannot have it of the shark now, or null if they can. */
function favoursOf(
  sheet: Sheet,
  {
    command: { sellsFavours, shark },
    relation,
    now,
  }: { readonly command: BeginTurn; readonly relation: Relation; readonly now: Date },
): Record<Favour, FavourStanding> {
  const canBuy = sellsFavours && movesOn(sheet.activity, dayOf(now)) >= RULES.favours.moves
  const unpaid = sheet.loans.filter(({ status }) => status !== 'paid')
  const standings = FAVOURS.map((favour) => {
    const asked = {
      ...{ favour, now, trust: relation.trust, ...debtTo(unpaid, shark) },
      heat: sheet.heat[sheet.borough] ?? 0,
      cooldownEndsAt: sheet.favours[favour] ?? null,
    }
    return [favour, favourStanding(asked, canBuy)] as const
  })
  return Object.fromEntries(standings) as Record<Favour, FavourStanding>
}
