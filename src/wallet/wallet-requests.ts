import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { WALLET_PROMPT_MS } from '#src/protocol/timing.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'
import { type WalletChoice, type Wallets } from './wallets.ts'

/**
 * Requests the account of a wallet within the time limit. A connection that opens later is closed. Rejects with a
 * {@link WalletError}.
 */
export async function requestAccount(
  { wallets, timers }: { readonly wallets: Pick<Wallets, 'connect'>; readonly timers: Timers },
  choice: WalletChoice,
): Promise<WalletConnection> {
  const connecting = wallets.connect(choice)
  const closeWhenOpen = (): void =>
    void connecting.then((connection) => connection.close()).catch(() => undefined)
  const ms = choice.isRemote ? WALLET_PROMPT_MS.elsewhere : WALLET_PROMPT_MS.here
  const late = (): WalletError => {
    closeWhenOpen()
    return timeoutError()
  }
  return beforeLimit({ timers, ms, run: () => connecting, late })
}

/** Requests a signature within the time limit. Rejects with a {@link WalletError}. */
export function requestSignature(
  timers: Timers,
  connection: Pick<WalletConnection, 'sign'>,
  message: string,
): Promise<`0x${string}`> {
  const ms = WALLET_PROMPT_MS.here
  return beforeLimit({ timers, ms, run: () => connection.sign(message), late: timeoutError })
}

/** The error when a wallet does not answer within its time limit. */
export function timeoutError(): WalletError {
  return new WalletError('timed_out', WALLET_TEXTS.unanswered)
}
