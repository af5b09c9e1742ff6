import { moveHeat } from '../heat.ts'
import type { Sheet } from '../player/sheet.ts'
import { takeGoods } from '../stash.ts'
import type { EncounterEvent, EncounterOpened, EncounterSettled } from './event.ts'

export function evolveEncounter(sheet: Sheet, event: EncounterEvent): Sheet {
  switch (event.kind) {
    case 'encounter_opened':
      return { ...sheet, encounter: toOpen(event) }
    case 'encounter_settled':
      return afterSettling(sheet, event)
  }
}

function toOpen({ id, by, borough, price_cents: priceCents }: EncounterOpened): Sheet['encounter'] {
  return { id, kind: by, borough, priceCents }
}

function afterSettling(sheet: Sheet, event: EncounterSettled): Sheet {
  const { borough, lost_goods: lost } = event
  const known = sheet.heat[borough] ?? 0
  const heat = moveHeat(known, event.heat_by)
  return {
    ...sheet,
    encounter: null,
    holdings: takeGoods(sheet.holdings, lost),
    heat: heat === known ? sheet.heat : { ...sheet.heat, [borough]: heat },
  }
}
