import type * as z from 'zod/mini'
import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { ENCOUNTER_CHOICES, type encounterSchema } from '#src/protocol/encounter.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import type { SheetEncounter } from '#src/rules/player/sheet.ts'

/** Returns an open encounter as the protocol describes it. */
export function toEncounterSlip(
  row: Pick<SheetEncounter, 'borough' | 'id' | 'kind' | 'priceCents' | 'shark'>,
): z.infer<typeof encounterSchema> {
  const { id, kind, borough, shark } = row
  return {
    id,
    kind,
    shark,
    borough,
    price: row.priceCents / 100,
    title: titleOf(shark, borough),
    choices: [...ENCOUNTER_CHOICES],
  }
}

function titleOf(shark: Character | null, borough: string): string {
  const place = boroughLabel(borough)
  if (shark === null) return `The police stop you in ${place}`
  return `${CHARACTER_NAMES[shark]}'s collector finds you in ${place}`
}
