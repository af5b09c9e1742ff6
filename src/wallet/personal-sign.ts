import { isHex, stringToHex } from 'viem'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type Provider } from './provider.ts'
import { isRejection, WalletError } from './wallet-error.ts'

/**
 * Asks a wallet for its personal_sign. The standard order is [hex message, address]; some older wallets want the address
 * first, and say so by refusing the parameters: only then are they asked again.
 */
export async function personalSign(
  provider: Provider,
  address: `0x${string}`,
  message: string,
): Promise<`0x${string}`> {
  const text = stringToHex(message)
  let signature: unknown
  try {
    signature = await provider.request({ method: 'personal_sign', params: [text, address] })
  } catch (failure) {
    if (!isInvalidParams(failure)) throw asWalletError(failure)
    try {
      signature = await provider.request({ method: 'personal_sign', params: [address, text] })
    } catch (second) {
      throw asWalletError(second)
    }
  }
  if (isHex(signature) && signature.length > 2) return signature
  throw new WalletError('not_signed', WALLET_TEXTS.notSigned)
}

const INVALID_PARAMS = -32602

function isInvalidParams(failure: unknown): boolean {
  return failure instanceof Object && 'code' in failure && failure.code === INVALID_PARAMS
}

function asWalletError(cause: unknown): WalletError {
  if (isRejection(cause)) return new WalletError('refused', WALLET_TEXTS.refused, { cause })
  return new WalletError('not_signed', WALLET_TEXTS.notSigned, { cause })
}
