import type * as z from 'zod/mini'
import { ENCOUNTER_CHOICES, type encounterSchema } from '#src/protocol/encounter.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import type { SheetEncounter } from '#src/rules/player/sheet.ts'

/** Returns an open encounter as the protocol describes it. */
export function toEncounterSlip(
  row: Pick<SheetEncounter, 'borough' | 'id' | 'kind' | 'priceCents'>,
): z.infer<typeof encounterSchema> {
  const { id, kind, borough } = row
  return {
    id,
    kind,
    borough,
    price: row.priceCents / 100,
    title: `The police stop you in ${boroughLabel(borough)}`,
    choices: [...ENCOUNTER_CHOICES],
  }
}
