import { type PublicConfig } from '#src/api/get-config.ts'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { USDC_UNITS } from '#src/protocol/base.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { HOST_CALL_MS } from '#src/protocol/timing.ts'
import { asAddress } from './as-address.ts'
import { unanswered } from './ask-wallet.ts'
import { type TokenPayment, type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'

/** The server's word on payments. */
export type PaymentTerms = Pick<
  PublicConfig,
  'payments' | 'sponsors_calls' | 'takes_world_payments' | 'treasury_address' | 'usdc_address'
>

/** How a payment that was sent is known: by what the server takes, or first by what the wallet calls it. */
export type SentReference =
  | { readonly reference: string }
  | { readonly reference: string; readonly callsId: string }
  | { readonly reference: string; readonly isOrder: true }

/** Where a player's own money comes from: the wallet of the session, or the app around the page. */
export interface Purse {
  /**
   * Pays the house so many USDC. `ordered` hears the house's reference of a payment before an app is asked for it. Rejects
   * with a failure whose message is the sentence to be shown: then nothing was paid.
   */
  send(
    usdc: number,
    terms: PaymentTerms,
    ordered: (reference: string) => void,
  ): Promise<SentReference>
  /** The transaction of a sponsored call; null while there is none. Rejects with a {@link WalletError}, `pending` where the wallet does not tell. */
  hashOf(callsId: string): Promise<`0x${string}` | null>
}

/** Has the app around the page pay so many USDC, under the reference that `ordered` hears before; its own of the payment. */
export type PayByHost = (usdc: number, ordered: (reference: string) => void) => Promise<string>

export interface CreatePurseOptions {
  /** The wallet that the session is of; null where it is gone. */
  readonly payer: () => Promise<Pick<WalletConnection, 'hashOf' | 'isGasless' | 'pay'> | null>
  /** Null where the app around the page has no money of its own. */
  readonly byHost: () => PayByHost | null
  /** Absolute: where wallets ask the server for its sponsorship. */
  readonly paymaster: string
  readonly timers: Timers
}

export function createPurse({ byHost, paymaster, timers, ...options }: CreatePurseOptions): Purse {
  /** A sponsored call failed: the fee of the next is its owner's, so that they can pay at all. */
  let isSponsorDown = false
  const noteSponsor = (failure: unknown): never => {
    const isFault = failure instanceof WalletError && ['failed', 'lost'].includes(failure.code)
    if (isFault) isSponsorDown = true
    throw failure
  }
  const payer = async () => {
    const connection = await options.payer()
    if (connection) return connection
    throw new WalletError('no_provider', WALLET_TEXTS.notConnected)
  }
  const byWallet = async (
    payment: Omit<TokenPayment, 'paymaster'>,
    isSponsored: boolean,
  ): Promise<SentReference> => {
    const connection = await payer()
    const ms = HOST_CALL_MS.bridge
    const isGasless = (): Promise<boolean> =>
      beforeLimit({ timers, ms, run: () => connection.isGasless(), late: unanswered })
    const mayAsk = isSponsored && !isSponsorDown && (await isGasless().catch(() => false))
    const sent = mayAsk
      ? await connection.pay({ ...payment, paymaster }).catch(noteSponsor)
      : await connection.pay({ ...payment, paymaster: null })
    if ('hash' in sent) return { reference: sent.hash }
    return { reference: sent.callsId, callsId: sent.callsId }
  }

  return {
    async send(usdc, terms, ordered) {
      const { payments, treasury_address: to, usdc_address: token } = terms
      const isOff = new WalletError('not_allowed', WALLET_TEXTS.paymentsOff)
      if (payments !== 'chain') throw isOff
      const pay = byHost()
      if (pay && !terms.takes_world_payments) throw isOff
      if (pay) return { reference: await pay(usdc, ordered) }
      if (to === null) throw isOff
      const units = BigInt(Math.round(usdc * USDC_UNITS))
      return byWallet({ token: asAddress(token), to: asAddress(to), units }, terms.sponsors_calls)
    },
    hashOf: (callsId) =>
      beforeLimit({
        timers,
        ms: HOST_CALL_MS.bridge,
        run: async () => (await payer()).hashOf(callsId),
        late: () => new WalletError('pending', WALLET_TEXTS.unanswered),
      }).catch(noteSponsor),
  }
}
