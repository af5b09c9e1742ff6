import type { Sheet } from '../player/sheet.ts'
import type { Travelled } from './event.ts'

export function evolveTravel(sheet: Sheet, { to }: Travelled): Sheet {
  return { ...sheet, borough: to }
}
