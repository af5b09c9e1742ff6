import { dayOf } from '../calendar.ts'
import type { Refusal } from '../decider.ts'
import { cashAccount } from '../ledger.ts'
import { levelOf } from '../level.ts'
import type { Sheet, SheetEncounter } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import { goodsIn } from '../stash.ts'
import type { SettleEncounter } from './command.ts'
import { type EncounterChoice, settleEncounter, type Stopped } from './encounter.ts'
import type { EncounterSettled } from './event.ts'

/** Decides the outcome of the open encounter. */
export function decideEncounter(
  sheet: Sheet,
  { choice }: SettleEncounter,
  world: World,
): readonly EncounterSettled[] | Refusal<'no_encounter'> {
  const { encounter } = sheet
  if (!encounter) return { refused: 'no_encounter', sentence: 'Nobody stands in your way.' }
  const stopped = stoppedBy(sheet)
  const draw = drawChoice(sheet, { encounter, choice }, world)
  const outcome = settleEncounter(encounter, stopped, choice, () => draw)
  const { level, reputation } = stopped
  const settled: EncounterSettled = {
    kind: 'encounter_settled',
    ...stampOf(world),
    ...{ id: encounter.id, by: encounter.kind, borough: encounter.borough, choice },
    ...{ move: sheet.movesMade, level, reputation, draw },
    success: outcome.success,
    cash_cents: outcome.cashCents,
    lost_goods: outcome.lostGoods,
    heat_by: outcome.heat,
  }
  return [settled]
}

function stoppedBy(sheet: Sheet): Stopped {
  const { balances, holdings, playerId, reputation, xp } = sheet
  return {
    cashCents: balances[cashAccount(playerId)] ?? 0,
    goods: goodsIn(holdings),
    reputation,
    level: levelOf(xp),
  }
}

function drawChoice(
  { trader, movesMade: move }: Sheet,
  { encounter, choice }: { encounter: SheetEncounter; choice: EncounterChoice },
  { chance, now }: World,
): number {
  // Several encounters can happen without a move between them: each has draws of its own.
  const purpose = `encounter|${encounter.id}|${choice}`
  return playerChance(chance, { trader, day: dayOf(now), move, purpose })()
}
