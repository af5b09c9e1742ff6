import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { WALLET_PROMPT_MS } from '#src/protocol/timing.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'
import { type WalletChoice, type Wallets } from './wallets.ts'

/** Asks a wallet for its account, within its time: one that answers later is let go again. Rejects with a {@link WalletError}. */
export async function askForAccount(
  { wallets, timers }: { readonly wallets: Pick<Wallets, 'connect'>; readonly timers: Timers },
  choice: WalletChoice,
): Promise<WalletConnection> {
  const asked = wallets.connect(choice)
  const letGo = (): void =>
    void asked.then((connection) => connection.close()).catch(() => undefined)
  const ms = choice.isRemote ? WALLET_PROMPT_MS.elsewhere : WALLET_PROMPT_MS.here
  const late = (): WalletError => {
    letGo()
    return unanswered()
  }
  return beforeLimit({ timers, ms, run: () => asked, late })
}

/** Asks a wallet for its owner's signature, within its time. Rejects with a {@link WalletError}. */
export function askToSign(
  timers: Timers,
  connection: Pick<WalletConnection, 'sign'>,
  message: string,
): Promise<`0x${string}`> {
  const ms = WALLET_PROMPT_MS.here
  return beforeLimit({ timers, ms, run: () => connection.sign(message), late: unanswered })
}

/** What a page hears whose wallet's owner did not answer. */
export function unanswered(): WalletError {
  return new WalletError('timed_out', WALLET_TEXTS.unanswered)
}
