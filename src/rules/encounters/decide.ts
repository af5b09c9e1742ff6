import { dayOf } from '../calendar.ts'
import type { Refusal } from '../decider.ts'
import { cashAccount, potPartOfRepayment } from '../ledger.ts'
import { levelOf } from '../level.ts'
import { extendLoanByDay, type LoanExtended } from '../loans/extend.ts'
import { owedAt } from '../loans.ts'
import type { Sheet, SheetEncounter } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import { goodsIn } from '../stash.ts'
import type { SettleEncounter } from './command.ts'
import {
  type EncounterChoice,
  type EncounterOutcome,
  settleEncounter,
  type Stopped,
} from './encounter.ts'
import type { CollectorPaid, EncounterEvent, EncounterSettled } from './event.ts'

/** Decides the outcome of the open encounter and its effect on the loan that a collector came for. */
export function decideEncounter(
  sheet: Sheet,
  { choice }: SettleEncounter,
  world: World,
): readonly (EncounterEvent | LoanExtended)[] | Refusal<'no_encounter'> {
  const { encounter } = sheet
  if (!encounter) return { refused: 'no_encounter', sentence: 'Nobody stands in your way.' }
  const stopped = stoppedBy(sheet, encounter)
  const draw = drawChoice(sheet, { encounter, choice }, world)
  const outcome = settleEncounter(encounter, stopped, choice, () => draw)
  const onLoan = decideOnLoan(sheet, { encounter, outcome }, world)
  const { level, reputation, trust } = stopped
  const settled: EncounterSettled = {
    kind: 'encounter_settled',
    ...stampOf(world),
    ...{ id: encounter.id, by: encounter.kind, borough: encounter.borough, choice },
    ...{ move: sheet.movesMade, level, reputation, trust, draw },
    success: outcome.success,
    cash_cents: outcome.cashCents,
    to_loan_cents: onLoan?.kind === 'collector_paid' ? onLoan.cents : 0,
    lost_goods: outcome.lostGoods,
    heat_by: outcome.heat,
    reputation_by: outcome.reputation,
  }
  return onLoan ? [settled, onLoan] : [settled]
}

function stoppedBy(sheet: Sheet, { shark }: SheetEncounter): Stopped {
  const { balances, holdings, playerId, relations, reputation, xp } = sheet
  return {
    cashCents: balances[cashAccount(playerId)] ?? 0,
    goods: goodsIn(holdings),
    reputation,
    level: levelOf(xp),
    trust: shark === null ? 0 : (relations[shark]?.trust ?? 0),
  }
}

function drawChoice(
  { trader, movesMade: move }: Sheet,
  { encounter, choice }: { encounter: SheetEncounter; choice: EncounterChoice },
  { chance, now }: World,
): number {
  const purpose = `${encounter.kind}|${choice}`
  return playerChance(chance, { trader, day: dayOf(now), move, purpose })()
}

/** Pays the cash on the loan, up to what is owed. When nothing is paid, a successful talk extends the loan. */
function decideOnLoan(
  { loans }: Sheet,
  { encounter, outcome }: { encounter: SheetEncounter; outcome: EncounterOutcome },
  world: World,
): CollectorPaid | LoanExtended | null {
  const loan = loans.find(({ id }) => id === encounter.loanId)
  if (!loan) return null
  const owedCents = owedAt(loan, world.now)
  const cents = Math.min(outcome.cashCents, owedCents)
  if (cents > 0) {
    return {
      kind: 'collector_paid',
      ...stampOf(world),
      ...{ encounter: encounter.id, loan: loan.id, shark: loan.shark, cents },
      pot_cents: potPartOfRepayment(loan, cents),
      is_paid: cents === owedCents,
    }
  }
  if (outcome.choice !== 'talk' || !outcome.success) return null
  return extendLoanByDay(loan, world)
}
