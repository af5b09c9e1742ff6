import { isHex, stringToHex } from 'viem'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { type Provider } from './provider.ts'
import { isRejection, WalletError } from './wallet-error.ts'

/**
 * Requests a personal_sign. The standard order of the parameters is [hex message, address]. Some older wallets expect
 * the address first and refuse the parameters; then the request is repeated in that order.
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
