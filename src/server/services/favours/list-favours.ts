import { CHARACTERS } from '#src/protocol/characters.ts'
import type { favoursCall } from '#src/protocol/calls/favours.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { RULES } from '#src/rules/config.ts'
import {
  type Favour,
  FAVOURS,
  isCooling,
  isEverSold,
  refuseFavour,
} from '#src/rules/favours/favours.ts'
import { formatCents } from '#src/rules/money.ts'
import { paymentKind } from '../../chain/verify-payment.ts'
import { favoursOf } from '../../db/repositories/favours.ts'
import { relationOf } from '../../db/repositories/relations.ts'
import type { ServerContext } from '../server-context.ts'
import { figuresOf } from '../players/figures.ts'
import { describeRefusal } from '#src/rules/favours/words.ts'

const { advanceCents, advanceDays, extensionDays, protectionHeat } = RULES.favours
const ABOUT: Readonly<Record<Favour, string>> = {
  cash_advance: `${formatCents(advanceCents)} now, no interest, back in ${advanceDays} days.`,
  extension: `${extensionDays} more day to pay.`,
  tip: 'The next headline before it runs.',
  protection: `Heat ${protectionHeat} where you stand.`,
}

type Listed = ResponseOf<typeof favoursCall>

/** Returns every favour of every shark, with the reasons why the player cannot have it now. */
export async function listFavours(server: ServerContext, playerId: string): Promise<Listed> {
  const { db } = server.store
  const now = server.clock.now()
  const { player, heat, loans, movesLeft } = await figuresOf(server, playerId)
  const granted = await favoursOf(db, playerId)
  const kind = paymentKind(server.config)
  const favors: Listed['favors'] = []
  for (const character of CHARACTERS) {
    const trust = (await relationOf(db, playerId, character))?.trust ?? 0
    const owesThisShark = loans.some(({ shark }) => shark === character)
    for (const favour of FAVOURS) {
      const last = granted.find((row) => row.favour === favour)
      const cooldownEndsAt = last?.cooldownEndsAt ?? null
      const isWaiting = isCooling({ cooldownEndsAt, now })
      const request = { favour, trust, owesThisShark, heat: heat[player.borough], now }
      const refusal = refuseFavour({ ...request, cooldownEndsAt: null, isPaid: false })
      favors.push({
        character,
        favor_type: favour,
        about: ABOUT[favour],
        cooldown_ends_at: isWaiting && cooldownEndsAt ? cooldownEndsAt.toISOString() : null,
        refusal: refusal && refusal !== 'cooling_down' ? describeRefusal(refusal, character) : null,
        is_sold: isWaiting && refusal === null && kind !== 'off' && isEverSold(favour),
      })
    }
  }
  return {
    moves_left: movesLeft,
    cost: RULES.favours.moves,
    sooner:
      kind === 'off'
        ? null
        : { price: RULES.favours.soonerUsdc, currency: 'USDC', is_demo: kind === 'demo' },
    favors,
  }
}
