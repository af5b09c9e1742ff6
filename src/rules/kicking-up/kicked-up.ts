import type { Entry } from '../ledger.ts'
import { cashMoved } from '../life-entries.ts'
import type { Goods } from '../market/goods.ts'
import type { EventBase } from '../player/event.ts'
import type { Sheet } from '../player/sheet.ts'
import { type Moment, stampOf } from '../player/world.ts'
import { takeGoods } from '../stash.ts'
import { tonightsShare } from './share.ts'

/** The share of a night went up. */
export interface KickedUp extends EventBase {
  readonly kind: 'kicked_up'
  /** The UTC day that began with it. */
  readonly night: string
  /** The whole share. */
  readonly share_cents: number
  /** The part that was cash; below 0 when change came back for the goods. */
  readonly cents: number
  readonly goods: Goods
  /** Whether it is the player's first share. Somebody explains it. */
  readonly is_first: boolean
}

/** Decides the share of a night; no event when nothing goes up. */
export function decideKickingUp(sheet: Sheet, night: string, world: Moment): readonly KickedUp[] {
  const share = tonightsShare(sheet)
  if (!share) return []
  const { shareCents: share_cents, cents, goods } = share
  const is_first = sheet.kickedUpCents === 0
  return [{ kind: 'kicked_up', ...stampOf(world), night, share_cents, cents, goods, is_first }]
}

export function evolveKickingUp(
  sheet: Sheet,
  { goods, night, share_cents: shareCents }: KickedUp,
): Sheet {
  return {
    ...sheet,
    holdings: takeGoods(sheet.holdings, goods),
    kickedUpCents: sheet.kickedUpCents + shareCents,
    nightDay: night,
  }
}

export function kickingUpEntries(playerId: string, { cents, night }: KickedUp): readonly Entry[] {
  return cashMoved('kicked_up', {
    playerId,
    cause: `${playerId}|${night}`,
    amountCents: -cents,
  })
}
