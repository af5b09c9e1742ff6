import { NEW_STAY, type Sheet } from '../player/sheet.ts'
import { unitsIn } from '../stash.ts'
import type { Travelled } from './event.ts'

export function evolveTravel(sheet: Sheet, { to }: Travelled): Sheet {
  const stay = { ...NEW_STAY, isTripOpen: unitsIn(sheet.holdings) > 0 }
  return { ...sheet, borough: to, stay }
}
