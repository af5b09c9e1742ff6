import { CHARACTERS } from '#src/protocol/characters.ts'
import type { favoursCall } from '#src/protocol/calls/favours.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { debtTo } from '#src/rules/favours/ask.ts'
import { RULES } from '#src/rules/config.ts'
import {
  type Favour,
  FAVOURS,
  isCooling,
  isEverSold,
  refuseFavour,
} from '#src/rules/favours/favours.ts'
import { formatCents } from '#src/rules/money.ts'
import { paymentKind } from '../../platform/chain/verify-payment.ts'
import { favoursOf } from './favour-repository.ts'
import { relationOf } from '../../read/player/relation-repository.ts'
import type { ServerContext } from '../../server-context.ts'
import { figuresOf } from '../../read/player/figures.ts'
import { describeRefusal } from '#src/rules/favours/words.ts'

const { advanceCents, advanceDays, extensionDays, protectionHeat } = RULES.favours
const DESCRIPTIONS: Readonly<Record<Favour, string>> = {
  cash_advance: `${formatCents(advanceCents)} now, no interest, back in ${advanceDays} days.`,
  extension: `${extensionDays} more day to pay.`,
  tip: 'What has just moved elsewhere.',
  protection: `Heat ${protectionHeat} where you stand.`,
}

type FavourList = ResponseOf<typeof favoursCall>

/** Returns every favour of every shark. If the player cannot have one now, it has the reason. */
export async function listFavours(server: ServerContext, playerId: string): Promise<FavourList> {
  const { db } = server.store
  const now = server.clock.now()
  const { player, heat, loans, movesLeft } = await figuresOf(server, playerId)
  const granted = await favoursOf(db, playerId)
  const payments = paymentKind(server.config)
  const favors: FavourList['favors'] = []
  for (const character of CHARACTERS) {
    const trust = (await relationOf(db, playerId, character))?.trust ?? 0
    const debt = debtTo(loans, character)
    for (const favour of FAVOURS) {
      const grant = granted.find((row) => row.favour === favour)
      const cooldownEndsAt = grant?.cooldownEndsAt ?? null
      const isCoolingDown = isCooling({ cooldownEndsAt, now })
      const request = { favour, trust, ...debt, heat: heat[player.borough], now }
      // Reasons other than the cooldown, which has a field of its own.
      const refusal = refuseFavour({ ...request, cooldownEndsAt: null, isPaid: false })
      favors.push({
        character,
        favor_type: favour,
        about: DESCRIPTIONS[favour],
        cooldown_ends_at: isCoolingDown && cooldownEndsAt ? cooldownEndsAt.toISOString() : null,
        refusal: refusal && refusal !== 'cooling_down' ? describeRefusal(refusal, character) : null,
        is_sold: isCoolingDown && refusal === null && payments !== 'off' && isEverSold(favour),
      })
    }
  }
  return {
    moves_left: movesLeft,
    cost: RULES.favours.moves,
    sooner:
      payments === 'off'
        ? null
        : { price: RULES.favours.soonerUsdc, currency: 'USDC', is_demo: payments === 'demo' },
    favors,
  }
}
