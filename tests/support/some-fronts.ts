import { type Fronts, type OwnedFront } from '#src/protocol/calls/fronts.ts'

/** A newsstand whose question of today is open. */
export const NEWSSTAND: OwnedFront = {
  ...{ front: 'newsstand', name: 'the newsstand', price: 6_000, resale: 4_800, earned: 60.5 },
  bought_at: '2026-11-20T12:00:00.000Z',
  payout: { tended: 66, idle: -6 },
  question: {
    text: 'A grey cat has moved in.',
    answers: [
      { answer: 'a', text: 'FEED HER' },
      { answer: 'b', text: 'WALK HER OUT' },
    ],
  },
  answered: null,
}

/** The fronts of a player with a newsstand, for whom the laundromat is a large purchase. */
export const FRONTS: Fronts = {
  fronts: [NEWSSTAND],
  next: {
    ...{ front: 'laundromat', name: 'the laundromat', price: 15_000, resale: 12_000 },
    ...{ payout: { tended: 165, idle: -15 }, is_large: true },
  },
  percent: { tended: 2, idle: 0.8, running: 0.9, resale: 80, large: 60 },
  pays_at: '2026-11-23T00:00:00.000Z',
  earned: 60.5,
  kicked_up: { tonight: 120, total: 300 },
}
