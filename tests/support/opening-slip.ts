import { type LoanSlip } from '#src/protocol/calls/loans.ts'

/** The opening debt that a player took on 22 November 2026 at 14:00 UTC, as the page receives it. */
export const OPENING_SLIP: LoanSlip = {
  id: '7f0d6f0e-61d5-4c5b-9a0e-6f4f6a1c2b3d',
  shark: 'vinnie',
  kind: 'loan',
  principal: 4000,
  rate: 0.05,
  taken_at: '2026-11-22T14:00:00.000Z',
  due_at: '2026-11-29T14:00:00.000Z',
  days_left: 6,
  late_day: 0,
  owed: 4200,
  owed_tomorrow: 4410,
  owed_when_due: 5628.4,
  next_step: { day: 1, step: 'word_travels', at: '2026-11-30T02:00:00.000Z' },
  held_until: null,
  is_owned: false,
  is_opening: true,
  can_beg: true,
  errand: null,
  repaid: 0,
  status: 'open',
  collateral: null,
}
