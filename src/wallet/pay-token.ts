import { switchChain, writeContract } from '@wagmi/core'
import { erc20Abi } from 'viem'
import { base } from 'viem/chains'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { callWallet } from './call-wallet.ts'
import { describeWalletFailure } from './describe-wallet-failure.ts'
import { checkAccount, type Payer, type TokenPayment } from './wallet-connection.ts'

/**
 * Sends a token on Base from one account of a connected wallet, after switching its chain if needed. Resolves with the
 * transaction's hash. Rejects with a {@link WalletError}.
 */
export async function payToken(
  payer: Payer,
  { to, token, units }: TokenPayment,
): Promise<`0x${string}`> {
  const { config, connector, account } = payer
  if (config.state.connections.get(connector.uid)?.chainId !== base.id) {
    await callWallet(
      () => switchChain(config, { connector, chainId: base.id }),
      () => WALLET_TEXTS.notBase,
    )
  }
  checkAccount(payer)
  const transfer = {
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, units],
    account,
    connector,
    chainId: base.id,
  } as const
  return callWallet(() => writeContract(config, transfer), describeWalletFailure)
}
