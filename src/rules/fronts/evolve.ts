import { addDays } from '../calendar.ts'
import type { Sheet } from '../player/sheet.ts'
import type { FrontEvent } from './event.ts'
import type { Front, FrontName } from './front.ts'

export function evolveFronts(sheet: Sheet, event: FrontEvent): Sheet {
  const { fronts } = sheet
  switch (event.kind) {
    case 'front_bought': {
      const bought = { front: event.front, boughtAt: new Date(event.at) }
      const front: Front = { ...bought, tendedDay: null, answer: null, earnedCents: 0 }
      return { ...sheet, fronts: [...fronts, front] }
    }
    case 'front_tended': {
      const { answer, day: tendedDay, front } = event
      return changeFront(sheet, front, (known) => ({ ...known, tendedDay, answer }))
    }
    case 'front_paid':
      return changeFront({ ...sheet, nightDay: addDays(event.day, 1) }, event.front, (known) => ({
        ...known,
        earnedCents: known.earnedCents + event.cents,
      }))
    case 'front_sold':
      return { ...sheet, fronts: fronts.filter(({ front }) => front !== event.front) }
  }
}

function changeFront(sheet: Sheet, name: FrontName, change: (front: Front) => Front): Sheet {
  const fronts = sheet.fronts.map((one) => (one.front === name ? change(one) : one))
  return { ...sheet, fronts }
}
