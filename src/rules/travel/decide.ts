import { dayOf } from '../calendar.ts'
import { isRefusal, type Refusal } from '../decider.ts'
import type { EncounterOpened } from '../encounters/event.ts'
import { openPoliceEncounter } from '../encounters/open.ts'
import { type GuidePaid, payGuide } from '../guide/pay.ts'
import { encounterRisk } from '../heat.ts'
import { cashAccount } from '../ledger.ts'
import { boroughLabel } from '../market/goods.ts'
import { formatCents } from '../money.ts'
import { type MoveEvent, spendMoves } from '../moves.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import type { Travel } from './command.ts'
import type { Travelled } from './event.ts'
import { tollCents } from './tolls.ts'

type TravelRefusal = Refusal<'invalid_input' | 'short_of_cash' | 'out_of_moves'>

/** Decides a trip: the move, the toll, the reward of the guide, and whether the police stop the player on arrival. */
export function decideTravel(
  sheet: Sheet,
  { id, to }: Travel,
  world: World,
): readonly (MoveEvent | Travelled | GuidePaid | EncounterOpened)[] | TravelRefusal {
  const { borough: from } = sheet
  if (from === to) {
    return { refused: 'invalid_input', sentence: `You are in ${boroughLabel(to)} already.` }
  }
  const toll = tollCents(from, to)
  const cashCents = sheet.balances[cashAccount(sheet.playerId)] ?? 0
  if (cashCents < toll) {
    const sentence = `The way costs ${formatCents(toll)} and you have ${formatCents(cashCents)}. A job brings some.`
    return { refused: 'short_of_cash', sentence }
  }
  const spent = spendMoves(sheet, { moves: 1, borough: to }, world)
  if (isRefusal(spent)) return spent
  const heat = sheet.heat[to]?.heat ?? 0
  const travelled: Travelled = {
    kind: 'travelled',
    ...stampOf(world),
    move: sheet.movesMade + 1,
    ...{ from, to },
    toll_cents: toll,
    heat,
    draw: drawArrival(sheet, world),
  }
  const arrival = [...spent, travelled, ...payGuide(sheet, world)]
  if (!isStopped(travelled)) return arrival
  // The police do not see the reward.
  const encounter = { id, borough: to, heat, cashCents: cashCents - toll }
  return [...arrival, openPoliceEncounter(encounter, world)]
}

/** Whether the police stop the player on arrival. */
export function isStopped({ draw, heat, to }: Pick<Travelled, 'draw' | 'heat' | 'to'>): boolean {
  return draw < encounterRisk(heat, to)
}

function drawArrival({ trader, movesMade }: Sheet, { chance, now }: World): number {
  const move = movesMade + 1
  return playerChance(chance, { trader, day: dayOf(now), move, purpose: 'arrive' })()
}
