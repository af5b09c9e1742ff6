import { getCallsStatus, sendCalls } from '@wagmi/core'
import {
  encodeFunctionData,
  erc20Abi,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
} from 'viem'
import { base } from 'viem/chains'
import { findCause } from '#src/lib/errors.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { callWallet } from './call-wallet.ts'
import { describeWalletFailure } from './describe-wallet-failure.ts'
import { checkAccount, type Payer, type TokenPayment } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'

/** The errors of wallets that do not support the call. Nothing was sent then. */
const UNSUPPORTED = [
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
] as const

/**
 * Sends a token on Base as a call whose fee `paymaster` pays (EIP-5792, ERC-7677). Resolves with the wallet's id of the
 * call, because there is no transaction yet; null when the wallet does not support it. Rejects with a
 * {@link WalletError}.
 */
export async function paySponsored(
  payer: Payer,
  { to, token, units, paymaster }: TokenPayment & { readonly paymaster: string },
): Promise<string | null> {
  const { config, connector, account } = payer
  checkAccount(payer)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
  const bundle = {
    account,
    connector,
    chainId: base.id,
    calls: [{ to: token, data }],
    capabilities: { paymasterService: { url: paymaster } },
  }
  try {
    const { id } = await callWallet(() => sendCalls(config, bundle), describeWalletFailure)
    return id
  } catch (failure) {
    if (isOneOf(failure, UNSUPPORTED)) return null
    throw failure
  }
}

/**
 * Resolves with the transaction of a call that {@link paySponsored} sent; null when there is none yet. Rejects with the
 * {@link WalletError} `lost` when there will be none, with `pending` when the wallet reports no status.
 */
export async function hashOfCalls(
  { config, connector }: Pick<Payer, 'config' | 'connector'>,
  id: string,
): Promise<`0x${string}` | null> {
  const request = getCallsStatus(config, { connector, id }).catch((failure: unknown) => {
    // Some wallets register a call a moment after they have returned its id.
    if (isOneOf(failure, [UnknownBundleIdError])) return null
    throw new WalletError('pending', describeWalletFailure(failure), { cause: failure })
  })
  const calls = await request
  if (calls?.status === 'failure') throw new WalletError('lost', WALLET_TEXTS.notCarriedOut)
  return calls?.status === 'success' ? (calls.receipts?.at(-1)?.transactionHash ?? null) : null
}

function isOneOf(
  failure: unknown,
  kinds: readonly (abstract new (...args: never[]) => Error)[],
): boolean {
  const isOne = (cause: unknown): cause is Error => kinds.some((kind) => cause instanceof kind)
  return findCause(failure, isOne) !== undefined
}
