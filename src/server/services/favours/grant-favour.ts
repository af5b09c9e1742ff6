import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { RULES } from '#src/rules/config.ts'
import {
  type Favour,
  type FavourRefusal,
  isEverSold,
  nextFavourAt,
  refuseFavour,
} from '#src/rules/favours.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import type { Transaction } from '../../db/database.ts'
import { favourOf, saveFavour } from '../../db/repositories/favours.ts'
import { type LoanRow, unpaidLoansOf } from '../../db/repositories/loans.ts'
import { addPayment } from '../../db/repositories/payments.ts'
import type { Player } from '../../db/repositories/players.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { paymentUsedError } from '../payments/check-payment.ts'
import { heatIn } from '../players/heat.ts'
import { spendMoves } from '../players/spend-move.ts'
import { coolGround, extendLoan, lendAdvance } from './favour-effects.ts'
import { tellRefusal } from './tell-refusal.ts'

export interface FavourRequest {
  readonly favour: Favour
  readonly character: Character
  /** A payment that was checked, for having it before the cooldown's end. */
  readonly paymentIds?: readonly string[] | undefined
  /** The next headline before it runs. */
  readonly tip: string
}

export interface GrantedFavour {
  readonly cooldownEndsAt: Date
  readonly text: string
}

/** Has a shark do a favour for a move. `player` is locked and up to date. Throws the reasons against it. */
export async function grantFavour(
  means: Means,
  tx: Transaction,
  player: Player,
  request: FavourRequest,
): Promise<GrantedFavour> {
  const { favour, character, paymentIds } = request
  const now = means.clock.now()
  const loans = await unpaidLoansOf(tx, player.id)
  const loan = loans.find(({ shark }) => shark === character)
  const last = await favourOf(tx, player.id, favour)
  const refusal = refuseFavour({
    favour,
    trust: (await relationOf(tx, player.id, character))?.trust ?? 0,
    owesThisShark: loan !== undefined,
    heat: await heatIn(tx, player.id, player.borough),
    cooldownEndsAt: last?.cooldownEndsAt ?? null,
    isPaid: paymentIds !== undefined,
    now,
  })
  if (refusal) throw refused(refusal, request, last?.cooldownEndsAt ?? now)
  if (paymentIds !== undefined) await takePayment(means, tx, player, paymentIds)
  await spendMoves(means, tx, player, { moves: RULES.favours.moves })
  const text = await carryOut(means, tx, player, request, loan)
  const cooldownEndsAt = nextFavourAt(now)
  const { id: playerId } = player
  await saveFavour(tx, { playerId, favour, shark: character, grantedAt: now, cooldownEndsAt })
  return { cooldownEndsAt, text }
}

async function takePayment(
  { clock }: Means,
  tx: Transaction,
  player: Player,
  paymentIds: readonly string[],
): Promise<void> {
  const { soonerUsdc: usdc } = RULES.favours
  const payment = { playerId: player.id, bought: 'favour', usdc, at: clock.now() } as const
  if ((await addPayment(tx, payment, paymentIds)) === null) throw paymentUsedError()
}

async function carryOut(
  means: Means,
  tx: Transaction,
  player: Player,
  { favour, character, tip }: FavourRequest,
  loan: LoanRow | undefined,
): Promise<string> {
  const name = CHARACTER_NAMES[character]
  switch (favour) {
    case 'cash_advance':
      await lendAdvance(means, tx, player.id, character)
      return `${name} counts out $250. No interest, ${RULES.favours.advanceDays} days.`
    case 'extension':
      if (loan) await extendLoan(means, tx, loan)
      return `${name} gives you one more day.`
    case 'protection':
      await coolGround(tx, player)
      return `${name} makes a call. ${boroughLabel(player.borough)} looks the other way.`
    case 'tip':
      return tip
  }
}

function refused(
  refusal: FavourRefusal,
  { character, favour }: Pick<FavourRequest, 'character' | 'favour'>,
  again: Date,
): RequestError {
  if (refusal !== 'cooling_down') {
    return new RequestError('favour_refused', tellRefusal(refusal, character))
  }
  const until = `Not again before ${again.toISOString().slice(11, 16)} UTC.`
  const price = RULES.favours.soonerUsdc.toFixed(2)
  const sooner = isEverSold(favour) ? ` ${price} USDC moves it up.` : ''
  return new RequestError('cooling_down', `${until}${sooner}`)
}
