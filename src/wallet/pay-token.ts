import { type Config, getConnection, switchChain, writeContract } from '@wagmi/core'
import { erc20Abi } from 'viem'
import { base } from 'viem/chains'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { agree } from './agree.ts'
import { sentenceOf } from './sentence-of.ts'
import { type TokenPayment } from './wallet-connection.ts'

/** Has one account of a connected wallet send a token on Base, whichever the wallet has turned to; the transaction's hash. Rejects with a {@link WalletError}. */
export async function payToken(
  config: Config,
  account: `0x${string}`,
  { to, token, units }: TokenPayment,
): Promise<`0x${string}`> {
  if (getConnection(config).chainId !== base.id) {
    await agree(
      () => switchChain(config, { chainId: base.id }),
      () => WALLET_TEXTS.notBase,
    )
  }
  const transfer = {
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, units],
    account,
    chainId: base.id,
  } as const
  return agree(() => writeContract(config, transfer), sentenceOf)
}
