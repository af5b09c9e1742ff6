import { getCallsStatus, getCapabilities, sendCalls, switchChain, writeContract } from '@wagmi/core'
import {
  erc20Abi,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  UnknownBundleIdError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
} from 'viem'
import { findCause } from '#src/lib/errors.ts'
import { BASE_CHAIN_ID } from '#src/protocol/base.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type Payer, type SentPayment, type TokenPayment } from './wallet-connection.ts'
import { callWallet, describeWalletFailure, WalletError } from './wallet-error.ts'

/** The errors of wallets that do not support sponsored calls. Nothing was sent then. */
const UNSUPPORTED = [
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
] as const

/** Sends a token on Base from one account of a connected wallet. Rejects with a {@link WalletError}. */
export async function payToken(payer: Payer, payment: TokenPayment): Promise<SentPayment> {
  const { paymaster } = payment
  const id = paymaster === null ? null : await sendSponsored(payer, { ...payment, paymaster })
  return id === null ? { hash: await sendTransfer(payer, payment) } : { callsId: id }
}

/**
 * Sends a call whose fee `paymaster` pays (EIP-5792, ERC-7677). Resolves with the wallet's id of the call, because there
 * is no transaction yet; null when the wallet does not support it.
 */
async function sendSponsored(
  payer: Payer,
  { to, token, units, paymaster }: TokenPayment & { readonly paymaster: string },
): Promise<string | null> {
  const { config, ...sender } = payer
  checkAccount(payer)
  const transfer = { to: token, abi: erc20Abi, functionName: 'transfer', args: [to, units] }
  const bundle = {
    ...{ ...sender, chainId: BASE_CHAIN_ID, calls: [transfer] },
    capabilities: { paymasterService: { url: paymaster } },
  }
  try {
    return (await callWallet(() => sendCalls(config, bundle))).id
  } catch (failure) {
    if (isOneOf(failure, UNSUPPORTED)) return null
    throw failure
  }
}

/** Sends a transaction, after switching the wallet's chain if needed. Resolves with its hash. */
async function sendTransfer(
  payer: Payer,
  { to, token, units }: TokenPayment,
): Promise<`0x${string}`> {
  const { config, ...sender } = payer
  const { connector } = sender
  if (config.state.connections.get(connector.uid)?.chainId !== BASE_CHAIN_ID) {
    await callWallet(
      () => switchChain(config, { connector, chainId: BASE_CHAIN_ID }),
      () => WALLET_TEXTS.notBase,
    )
  }
  checkAccount(payer)
  const transfer = {
    ...{ ...sender, chainId: BASE_CHAIN_ID, address: token, abi: erc20Abi },
    functionName: 'transfer',
    args: [to, units],
  } as const
  return callWallet(() => writeContract(config, transfer))
}

/**
 * Resolves with the transaction of a sponsored call; null when there is none yet. Rejects with the {@link WalletError}
 * `lost` when there will be none, with `pending` when the wallet reports no status.
 */
export async function hashOfCalls(
  { config, connector }: Payer,
  id: string,
): Promise<`0x${string}` | null> {
  const calls = await getCallsStatus(config, { connector, id }).catch((failure: unknown) => {
    // Some wallets register a call a moment after they have returned its id.
    if (isOneOf(failure, [UnknownBundleIdError])) return null
    throw new WalletError('pending', describeWalletFailure(failure), { cause: failure })
  })
  if (calls?.status === 'failure') throw new WalletError('lost', WALLET_TEXTS.notCarriedOut)
  return calls?.status === 'success' ? (calls.receipts?.at(-1)?.transactionHash ?? null) : null
}

/** Resolves with whether the fees of the wallet's calls on Base can be sponsored (ERC-7677). */
export async function hasSponsor({ config, ...sender }: Payer): Promise<boolean> {
  // Most wallets do not support this request.
  const request = getCapabilities(config, { ...sender, chainId: BASE_CHAIN_ID }).catch(() => null)
  return (await request)?.paymasterService?.supported === true
}

/** Throws a {@link WalletError} when the wallet has turned to another account than the payer's. */
function checkAccount({ config, connector, account }: Payer): void {
  const [current] = config.state.connections.get(connector.uid)?.accounts ?? []
  if (current !== account) throw new WalletError('failed', WALLET_TEXTS.otherAccount)
}

function isOneOf(
  failure: unknown,
  kinds: readonly (abstract new (...args: never[]) => Error)[],
): boolean {
  const isOne = (cause: unknown): cause is Error => kinds.some((kind) => cause instanceof kind)
  return findCause(failure, isOne) !== undefined
}
