import type { firstEncounterCall } from '#src/protocol/calls/player.ts'
import { CHARACTER_NAMES, DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { owedOf } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { dayOf } from '#src/rules/calendar.ts'
import { progressOf } from '#src/rules/missions/mission.ts'
import { missionsOf } from './mission-repository.ts'
import type { Player } from '../../platform/db/repositories/players.ts'
import type { ServerContext } from '../../server-context.ts'
import { daysWork } from './days-missions.ts'
import { figuresOf, toSlip } from './figures.ts'

type Action = ResponseOf<typeof firstEncounterCall>[number]

/**
 * Resolves with what a player can do after sign-in: the open encounter, the debts, the missions that can be handed in, and
 * a talk with the first shark, when they owe that shark nothing.
 */
export async function firstEncounter(
  server: ServerContext,
  playerId: string,
): Promise<ResponseOf<typeof firstEncounterCall>> {
  const figures = await figuresOf(server, playerId)
  const { loans, player } = figures
  const encounter = toSlip(figures)
  const byUrgency = loans.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
  const debts = byUrgency.map((row) => ({
    type: row.status === 'open' ? 'debt' : 'debt_late',
    title: `${CHARACTER_NAMES[row.shark]} is owed ${formatCents(owedOf(row))}`,
    payload: 'About the money I owe you.',
  }))
  const encounterActions = encounter ? [toAction(encounter)] : []
  const ready = await readyMissions(server, player)
  const waitingActions = [...encounterActions, ...debts, ...ready]
  const owesFirstShark = loans.some((row) => row.shark === DEFAULT_CHARACTER)
  if (owesFirstShark) return waitingActions
  const waiting = {
    type: 'talk',
    title: `${CHARACTER_NAMES[DEFAULT_CHARACTER]} wants a word`,
    payload: CHAT_TEXTS.defaultMessage,
  }
  return [...waitingActions, waiting]
}

function toAction({ title }: { title: string }): Action {
  return { type: 'encounter', title, payload: title }
}

/** Resolves with the missions that can be handed in now, in the player's borough. */
async function readyMissions(server: ServerContext, player: Player): Promise<Action[]> {
  const rows = await missionsOf(server.store.db, player.id, dayOf(server.clock.now()))
  if (rows.length === 0) return []
  const work = await daysWork(server, server.store.db, player)
  return rows
    .filter(({ doneAt, mission }) => !doneAt && progressOf(mission.task, work).isReady)
    .map(({ id, mission }) => ({
      type: 'mission',
      title: mission.title,
      payload: { action: 'daily_task', details: { id, cost: mission.moves } },
    }))
}
