import type { Character } from '#src/protocol/characters.ts'
import { debtTo } from '#src/rules/favours/ask.ts'
import {
  type Favour,
  FAVOURS,
  type FavourStanding,
  favourStanding,
} from '#src/rules/favours/favours.ts'
import type { Database } from '../../db/database.ts'
import { favoursOf } from '../../db/repositories/favours.ts'
import { RULES } from '#src/rules/config.ts'
import { paymentKind } from '../../chain/verify-payment.ts'
import type { ServerContext } from '../server-context.ts'
import type { Figures } from '../players/figures.ts'

/** Returns for each favour of a shark why the player cannot have it now, or null if they can. */
export async function readFavours(
  { config }: Pick<ServerContext, 'config'>,
  db: Database,
  { player, loans, heat, movesLeft }: Pick<Figures, 'player' | 'loans' | 'heat' | 'movesLeft'>,
  { character, trust, now }: { character: Character; trust: number; now: Date },
): Promise<Record<Favour, FavourStanding>> {
  const done = await favoursOf(db, player.id)
  const canBuy = paymentKind(config) !== 'off' && movesLeft >= RULES.favours.moves
  const standings = FAVOURS.map((favour) => {
    const last = done.find((row) => row.favour === favour)
    const request = {
      favour,
      trust,
      ...debtTo(loans, character),
      heat: Object.entries(heat).find(([borough]) => borough === player.borough)?.[1] ?? 0,
      cooldownEndsAt: last?.cooldownEndsAt ?? null,
      now,
    }
    return [favour, favourStanding(request, canBuy)] as const
  })
  return Object.fromEntries(standings) as Record<Favour, FavourStanding>
}
