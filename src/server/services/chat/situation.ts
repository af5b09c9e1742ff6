import type { Character } from '#src/protocol/characters.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import type { Situation } from '#src/rules/sharks/situation.ts'
import type { Transaction } from '../../db/database.ts'
import { lastLoanTakenAt } from '../../db/repositories/loans.ts'
import { type OfferRow, openOfferOf } from '../../db/repositories/offers.ts'
import { stashOf } from '../../db/repositories/stash.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import { toLoan } from '../loans/accrue-interest.ts'
import { accrueLoans } from '../loans/bring-up-to-date.ts'
import type { ServerContext } from '../server-context.ts'
import { readFigures } from '../players/figures.ts'
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

/** Returns the input of a shark's decision, after bringing the loans up to date. The player's row must be locked. */
export async function readSituation(
  server: ServerContext,
  tx: Transaction,
  { playerId, character, text, seed, streetTalk }: SituationRequest,
): Promise<{ situation: Situation; openOffer: OfferRow | undefined }> {
  const now = server.clock.now()
  await accrueLoans(server, tx, playerId)
  const figures = await readFigures(server, tx, playerId)
  const { player, loans } = figures
  const holdings = await stashOf(tx, playerId)
  const relation = (await relationOf(tx, playerId, character)) ?? newRelation(character, now)
  const openOffer = await openOfferOf(tx, { playerId, character, now })
  const openLoan = loans.find((loan) => loan.shark === character)
  const situation: Situation = {
    shark: character,
    relation,
    player: {
      streetName: player.streetName,
      cashCents: figures.cashCents,
      debtCents: figures.debtCents,
      netWorthCents: figures.netWorthCents,
      reputation: player.reputation,
      earnedCents: player.earnedCents,
      level: figures.level,
      borough: player.borough,
      holdings,
    },
    openLoan: openLoan ? toLoan(openLoan) : null,
    openOffer: openOffer ? { terms: openOffer.terms } : null,
    otherLoans: loans.filter((loan) => loan.shark !== character).map(toLoan),
    lastLoanTakenAt: await lastLoanTakenAt(tx, playerId, character),
    streetTalk,
    events: await readStreetEvents(server, tx, figures, holdings),
    favours: await readFavours(server, tx, figures, { character, trust: relation.trust, now }),
    text,
    now,
    seed,
  }
  return { situation, openOffer }
}
