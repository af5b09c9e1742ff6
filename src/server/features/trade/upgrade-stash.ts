import { upgradeCall } from '#src/protocol/calls/trade.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { PlayerWriter } from '../../write/act.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { toDollars } from '../../read/player/figures.ts'
import { toStash } from '../../read/player/stash.ts'

export interface AskedUpgrade {
  readonly caller: Actor
  readonly body: { readonly stash: number }
  readonly idempotencyKey: string | undefined
}

/** Upgrades a stash to the capacity `body.stash`. Throws when it is not the next size, or the player cannot pay for it. */
export function upgradeStash(
  writer: PlayerWriter,
  { caller: { playerId }, body, idempotencyKey }: AskedUpgrade,
): Promise<ResponseOf<typeof upgradeCall>> {
  return writer.act({
    request: { caller: { playerId }, call: upgradeCall, key: idempotencyKey, body },
    command: { kind: 'upgrade_stash', capacity: body.stash },
    answer({ sheet, netWorthCents }) {
      const cash = toDollars(sheet.balances[cashAccount(playerId)] ?? 0)
      return {
        cash,
        stash: toStash(sheet.stashCapacity, sheet.holdings),
        state_delta: { cash, net_worth: toDollars(netWorthCents) },
      }
    },
  })
}
