import { collectorPriceCents } from '#src/rules/encounters/encounter.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { owedAt } from '#src/rules/loans.ts'
import type { Transaction } from '../../db/database.ts'
import { addEncounter } from '../../db/repositories/encounters.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import type { LoanRow } from '../../db/repositories/loans.ts'
import { playerOf } from '../../db/repositories/players.ts'
import { toLoan } from '../loans/accrue-interest.ts'
import type { ServerContext } from '../server-context.ts'

/** Opens an encounter with a shark's collector, for a locked player who has no open encounter. */
export async function sendCollector(
  { ids, clock }: ServerContext,
  tx: Transaction,
  row: LoanRow,
): Promise<void> {
  const openedAt = clock.now()
  const player = await playerOf(tx, row.playerId)
  if (!player) return
  const owedCents = owedAt(toLoan(row), openedAt)
  await addEncounter(tx, {
    id: ids.uuid(),
    playerId: row.playerId,
    kind: 'collector',
    borough: player.borough,
    priceCents: collectorPriceCents(owedCents, await cashOf(tx, row.playerId)),
    shark: row.shark,
    loanId: row.id,
    openedAt,
  })
}

async function cashOf(tx: Transaction, playerId: string): Promise<number> {
  const account = cashAccount(playerId)
  return (await balancesOf(tx, [account])).get(account) ?? 0
}
