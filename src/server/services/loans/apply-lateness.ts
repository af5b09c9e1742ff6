import { CHARACTER_NAMES } from '#src/protocol/characters.ts'
import { partOfGoods } from '#src/rules/encounters/encounter.ts'
import { moveHeat } from '#src/rules/heat.ts'
import { type Consequence, lateDays } from '#src/rules/lateness.ts'
import { daysLate, owedAt } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { moveReputation } from '#src/rules/reputation.ts'
import { newRelation, shiftTrust } from '#src/rules/sharks/relation.ts'
import type { Transaction } from '../../db/database.ts'
import { addMessage, openConversation } from '../../db/repositories/conversations.ts'
import { openEncounterOf } from '../../db/repositories/encounters.ts'
import { type LoanRow, updateLoan } from '../../db/repositories/loans.ts'
import { playerOf, updatePlayer } from '../../db/repositories/players.ts'
import { relationOf, saveRelation } from '../../db/repositories/relations.ts'
import { sendCollector } from '../encounters/open-encounter.ts'
import type { ServerContext } from '../server-context.ts'
import { goodsOf, takeGoods } from '../players/goods.ts'
import { heatIn, setHeatIn } from '../players/heat.ts'
import { toLoan } from './accrue-interest.ts'
import { sellPledge } from './sell-pledge.ts'

/**
 * Applies the consequences of each late day of a loan once, in order. A day that sends a collector, and those after it,
 * wait while the player has another open encounter. The player's row must be locked.
 */
export async function applyLateness(
  server: ServerContext,
  tx: Transaction,
  row: LoanRow,
): Promise<void> {
  const late = daysLate(toLoan(row), server.clock.now())
  for (const { day, consequences } of lateDays(row.shark, row.lateDaySeen, late)) {
    const sendsCollector = consequences.some(({ kind }) => kind === 'encounter')
    if (sendsCollector && (await openEncounterOf(tx, row.playerId))) return
    for (const consequence of consequences) await applyConsequence(server, tx, row, consequence)
    await updateLoan(tx, row.id, { lateDaySeen: day })
  }
}

async function applyConsequence(
  server: ServerContext,
  tx: Transaction,
  row: LoanRow,
  consequence: Consequence,
): Promise<void> {
  const { playerId } = row
  switch (consequence.kind) {
    case 'warning':
      return sendWarning(server, tx, row)
    case 'encounter':
      return sendCollector(server, tx, row)
    case 'collateral':
      return sellPledge(server, tx, row)
    case 'goods': {
      const taken = partOfGoods(await goodsOf(tx, playerId), consequence.percent)
      return takeGoods(tx, playerId, taken)
    }
    case 'heat': {
      const player = await playerOf(tx, playerId)
      if (!player) return
      const heat = await heatIn(tx, playerId, player.borough)
      return setHeatIn(tx, playerId, player.borough, moveHeat(heat, consequence.by))
    }
    case 'reputation': {
      const player = await playerOf(tx, playerId)
      if (!player) return
      const reputation = moveReputation(player.reputation, consequence.by)
      return updatePlayer(tx, playerId, { reputation })
    }
    case 'trust': {
      const known = await relationOf(tx, playerId, row.shark)
      const relation = known ?? newRelation(row.shark, server.clock.now())
      return saveRelation(tx, playerId, row.shark, shiftTrust(relation, consequence.by))
    }
  }
}

/** Adds a shark's warning to the conversation with them, as a system message. */
async function sendWarning(
  { ids, clock }: ServerContext,
  tx: Transaction,
  row: LoanRow,
): Promise<void> {
  const createdAt = clock.now()
  const { playerId, shark } = row
  const conversation = await openConversation(tx, {
    id: ids.uuid(),
    playerId,
    character: shark,
    createdAt,
  })
  const owed = formatCents(owedAt(toLoan(row), createdAt))
  await addMessage(tx, {
    id: ids.uuid(),
    conversationId: conversation.id,
    role: 'system',
    content: `*${CHARACTER_NAMES[shark].toUpperCase()} SENT WORD: ${owed}. YOU ARE LATE.*`,
    turnId: null,
    createdAt,
  })
}
