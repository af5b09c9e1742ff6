import type * as z from 'zod/mini'
import { ENCOUNTER_CHOICES, type encounterSchema } from '#src/protocol/encounter.ts'
import { type EncounterChoice, encounterOdds } from '#src/rules/encounters/encounter.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import type { SheetEncounter } from '#src/rules/player/sheet.ts'
import { roundTo } from '../market/round-to.ts'

/** The player's figures that the odds depend on. */
interface Stopped {
  readonly reputation: number
  readonly level: number
}

/** Returns an open encounter as the protocol describes it. */
export function toEncounterSlip(
  encounter: SheetEncounter,
  { reputation, level }: Stopped,
): z.infer<typeof encounterSchema> {
  const { id, kind, borough, priceCents } = encounter
  const stopped = { cashCents: 0, goods: {}, reputation, level }
  const oddsOf = (choice: EncounterChoice): number =>
    roundTo(encounterOdds(encounter, stopped, choice), 4)
  return {
    id,
    kind,
    borough,
    price: priceCents / 100,
    title: `The police stop you in ${boroughLabel(borough)}`,
    choices: [...ENCOUNTER_CHOICES],
    odds: {
      pay: oddsOf('pay'),
      run: oddsOf('run'),
      fight: oddsOf('fight'),
      talk: oddsOf('talk'),
    },
  }
}
