import { type Config, getCallsStatus, sendCalls } from '@wagmi/core'
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
import { agree } from './agree.ts'
import { sentenceOf } from './sentence-of.ts'
import { type TokenPayment } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'

/** What wallets say that cannot do it after all: then nothing was sent. */
const INCAPABLE = [
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  UnsupportedChainIdError,
  UnsupportedNonOptionalCapabilityError,
  UnsupportedProviderMethodError,
] as const

/**
 * Has one account of a wallet send a token on Base as a call whose fee `paymaster` pays (EIP-5792, ERC-7677): the
 * wallet's own name for it, since there is no transaction yet. Null where the wallet cannot. Rejects with a {@link WalletError}.
 */
export async function paySponsored(
  config: Config,
  account: `0x${string}`,
  { to, token, units, paymaster }: TokenPayment & { readonly paymaster: string },
): Promise<string | null> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] })
  const bundle = {
    account,
    chainId: base.id,
    calls: [{ to: token, data }],
    capabilities: { paymasterService: { url: paymaster } },
  }
  try {
    const { id } = await agree(() => sendCalls(config, bundle), sentenceOf)
    return id
  } catch (failure) {
    if (isOneOf(failure, INCAPABLE)) return null
    throw failure
  }
}

/**
 * The transaction that carried out what {@link paySponsored} asked for; null while there is none. Rejects with the
 * {@link WalletError} `lost` where there will be none, with `pending` where the wallet does not tell.
 */
export async function hashOfCalls(config: Config, id: string): Promise<`0x${string}` | null> {
  const asked = getCallsStatus(config, { id }).catch((failure: unknown) => {
    // A wallet may hear of its own call a moment after its page.
    if (isOneOf(failure, [UnknownBundleIdError])) return null
    throw new WalletError('pending', sentenceOf(failure), { cause: failure })
  })
  const known = await asked
  if (known?.status === 'failure') throw new WalletError('lost', WALLET_TEXTS.notCarriedOut)
  return known?.status === 'success' ? (known.receipts?.at(-1)?.transactionHash ?? null) : null
}

function isOneOf(
  failure: unknown,
  kinds: readonly (abstract new (...given: never[]) => Error)[],
): boolean {
  const isOne = (cause: unknown): cause is Error => kinds.some((kind) => cause instanceof kind)
  return findCause(failure, isOne) !== undefined
}
