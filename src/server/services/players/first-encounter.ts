import type { firstEncounterCall } from '#src/protocol/calls/player.ts'
import { CHARACTER_NAMES, DEFAULT_CHARACTER } from '#src/protocol/characters.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { CHAT_TEXTS } from '#src/protocol/messages.ts'
import { owedAt } from '#src/rules/loans.ts'
import { formatCents } from '#src/rules/money.ts'
import { toLoan } from '../loans/accrue-interest.ts'
import type { Means } from '../means.ts'
import { figuresOf } from './figures.ts'

/** What waits for a player after sign-in: whoever is owed money first, then the shark who waits at the corner. */
export async function firstEncounter(
  means: Means,
  playerId: string,
): Promise<ResponseOf<typeof firstEncounterCall>> {
  const { loans } = await figuresOf(means, playerId)
  const now = means.clock.now()
  const debts = loans.map((row) => ({
    type: row.status === 'open' ? 'debt' : 'debt_late',
    title: `${CHARACTER_NAMES[row.shark]} is owed ${formatCents(owedAt(toLoan(row), now))}`,
    payload: 'About the money I owe you.',
  }))
  const hasMet = loans.some((row) => row.shark === DEFAULT_CHARACTER)
  if (hasMet) return debts
  const waiting = {
    type: 'talk',
    title: `${CHARACTER_NAMES[DEFAULT_CHARACTER]} wants a word`,
    payload: CHAT_TEXTS.defaultMessage,
  }
  return [...debts, waiting]
}
