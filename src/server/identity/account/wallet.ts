import type { walletCall } from '#src/protocol/calls/player-street.ts'
import type { ResponseOf } from '#src/protocol/endpoint.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { NO_BALANCES, type ReadBalances } from '../../platform/chain/read-balances.ts'
import { balancesOf } from '../../read/player/ledger-repository.ts'
import { playerOf } from '../../platform/db/repositories/players.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { ServerContext } from '../../server-context.ts'
import { toStash } from '../../read/player/stash.ts'
import { toDollars } from '../../read/player/figures.ts'
import { holdingsOf } from '../../read/player/goods.ts'
import { playerNotFound } from '../../read/player/player-not-found.ts'

/** Resolves with a player's dollars and goods from the ledger, and coins from the chain. Throws `not_found`. */
export async function walletOf(
  server: ServerContext,
  { playerId, wallet }: Caller,
  readBalances: ReadBalances | undefined,
): Promise<ResponseOf<typeof walletCall>> {
  const { db } = server.store
  const player = await playerOf(db, playerId)
  if (!player) throw playerNotFound()
  const cashCents = (await balancesOf(db, [cashAccount(playerId)])).get(cashAccount(playerId)) ?? 0
  const onChain = (await readBalances?.(asAddress(wallet))) ?? NO_BALANCES
  return {
    address: wallet,
    chain_id: BASE_CHAIN_ID,
    usd: toDollars(cashCents),
    usdc: onChain.usdc,
    eth: onChain.eth,
    boss: onChain.boss,
    nfts: onChain.nfts.map(({ contract, tokenId, name }) => ({
      contract,
      token_id: tokenId,
      name,
    })),
    stash: toStash(player.stashCapacity, await holdingsOf(server, db, playerId)),
  }
}

function asAddress(wallet: string): `0x${string}` {
  return `0x${wallet.slice(2)}`
}
