import type { Character } from '#src/protocol/characters.ts'
import { type Favour, type FavourRefusal, FAVOURS, refuseFavour } from '#src/rules/favours.ts'
import type { Database } from '../../db/database.ts'
import { favoursOf } from '../../db/repositories/favours.ts'
import type { Figures } from '../players/figures.ts'

/** What stands against each favour that a player may ask of a shark now; null where nothing does. */
export async function readFavours(
  db: Database,
  { player, loans, heat }: Pick<Figures, 'player' | 'loans' | 'heat'>,
  { character, trust, now }: { character: Character; trust: number; now: Date },
): Promise<Record<Favour, FavourRefusal | null>> {
  const done = await favoursOf(db, player.id)
  const refusals = FAVOURS.map((favour) => {
    const last = done.find((row) => row.favour === favour)
    const refusal = refuseFavour({
      favour,
      trust,
      owesThisShark: loans.some(({ shark }) => shark === character),
      heat: Object.entries(heat).find(([borough]) => borough === player.borough)?.[1] ?? 0,
      cooldownEndsAt: last?.cooldownEndsAt ?? null,
      isPaid: false,
      now,
    })
    return [favour, refusal] as const
  })
  return Object.fromEntries(refusals) as Record<Favour, FavourRefusal | null>
}
