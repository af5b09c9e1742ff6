import type * as z from 'zod/mini'
import { CHARACTER_NAMES, type Character } from '#src/protocol/characters.ts'
import { ENCOUNTER_CHOICES, type encounterSchema } from '#src/protocol/encounter.ts'
import { type EncounterChoice, encounterOdds } from '#src/rules/encounters/encounter.ts'
import { boroughLabel } from '#src/rules/market/goods.ts'
import type { Sheet, SheetEncounter } from '#src/rules/player/sheet.ts'
import { roundTo } from '../market/round-to.ts'

/** An open encounter, with the trust that the odds of a talk depend on: 0 for the police. */
export interface OpenEncounter
  extends Pick<SheetEncounter, 'borough' | 'id' | 'kind' | 'priceCents' | 'shark'> {
  readonly trust: number
}

/** The player's figures that the odds depend on. */
interface Stopped {
  readonly reputation: number
  readonly level: number
}

/** Returns an open encounter as the protocol describes it. */
export function toEncounterSlip(
  encounter: OpenEncounter,
  { reputation, level }: Stopped,
): z.infer<typeof encounterSchema> {
  const { id, kind, borough, priceCents, shark, trust } = encounter
  const stopped = { cashCents: 0, goods: {}, reputation, level, trust }
  const oddsOf = (choice: EncounterChoice): number =>
    roundTo(encounterOdds(encounter, stopped, choice), 4)
  return {
    id,
    kind,
    shark,
    borough,
    price: priceCents / 100,
    title: titleOf(shark, borough),
    choices: [...ENCOUNTER_CHOICES],
    odds: {
      pay: oddsOf('pay'),
      run: oddsOf('run'),
      fight: oddsOf('fight'),
      talk: oddsOf('talk'),
    },
  }
}

/** Returns the open encounter of a sheet; undefined for none. */
export function encounterOf({
  encounter,
  relations,
}: Pick<Sheet, 'encounter' | 'relations'>): OpenEncounter | undefined {
  if (!encounter) return undefined
  const { shark } = encounter
  return { ...encounter, trust: shark === null ? 0 : (relations[shark]?.trust ?? 0) }
}

function titleOf(shark: Character | null, borough: string): string {
  const place = boroughLabel(borough)
  if (shark === null) return `The police stop you in ${place}`
  return `${CHARACTER_NAMES[shark]}'s collector finds you in ${place}`
}
