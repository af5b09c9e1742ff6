import { type Config, getConnection, switchChain, writeContract } from '@wagmi/core'
import { erc20Abi } from 'viem'
import { base } from 'viem/chains'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { callWallet } from './call-wallet.ts'
import { describeWalletFailure } from './describe-wallet-failure.ts'
import { type TokenPayment } from './wallet-connection.ts'

/**
 * Sends a token on Base from one account of a connected wallet, after switching its chain if needed. Resolves with the
 * transaction's hash. Rejects with a {@link WalletError}.
 */
export async function payToken(
  config: Config,
  account: `0x${string}`,
  { to, token, units }: TokenPayment,
): Promise<`0x${string}`> {
  if (getConnection(config).chainId !== base.id) {
    await callWallet(
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
  return callWallet(() => writeContract(config, transfer), describeWalletFailure)
}
