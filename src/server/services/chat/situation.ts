import type { Character } from '#src/protocol/characters.ts'
import { mostUrgent } from '#src/rules/sharks/lending.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import type { Transaction } from '../../db/database.ts'
import { lastLoanTakenAt } from '../../db/repositories/loans.ts'
import { openOfferOf } from '../../db/repositories/offers.ts'
import { recollectionsOf } from '../../db/repositories/recollections.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import type { ServerContext } from '../server-context.ts'
import { readFigures } from '../players/figures.ts'
import { holdingsOf } from '../players/goods.ts'
import { readFavours } from './read-favours.ts'
import { readStreetEvents } from './street-events.ts'

export interface SituationRequest {
  readonly playerId: string
  readonly character: Character
  /** The message of the player; empty for the choice of a chip. */
  readonly text: string
  readonly seed: string
  readonly streetTalk: NonNullable<Situation['streetTalk']>
}

/** Returns the input of a shark's decision. What has fallen due must be stored, and the player's row locked. */
export async function readSituation(
  server: ServerContext,
  tx: Transaction,
  { playerId, character, text, seed, streetTalk }: SituationRequest,
): Promise<Situation> {
  const now = server.clock.now()
  const figures = await readFigures(server, tx, playerId)
  const { player, loans } = figures
  const holdings = await holdingsOf(server, tx, playerId)
  const relation = (await relationOf(tx, playerId, character)) ?? newRelation(character, now)
  const openOffer = await openOfferOf(tx, { playerId, character, now })
  const openLoan = mostUrgent(loans, character)
  const closedUntil = player.closedUntil[character]
  const recollections = await recollectionsOf(tx, [playerId], now)
  return {
    shark: character,
    relation,
    player: {
      streetName: player.streetName,
      cashCents: figures.cashCents,
      debtCents: figures.debtCents,
      netWorthCents: figures.netWorthCents,
      reputation: player.reputation,
      level: figures.level,
      borough: player.borough,
      holdings,
    },
    openLoan,
    openOffer: openOffer ? { terms: openOffer.terms } : null,
    otherLoans: loans.filter((loan) => loan !== openLoan),
    lastLoanTakenAt: await lastLoanTakenAt(tx, playerId, character),
    closedUntil: closedUntil === undefined ? null : new Date(closedUntil),
    streetTalk,
    recollections: recollections.filter(({ shark }) => shark === character),
    events: await readStreetEvents(server, tx, figures, holdings),
    favours: await readFavours(server, tx, figures, { character, trust: relation.trust, now }),
    text,
    now,
    seed,
  }
}
