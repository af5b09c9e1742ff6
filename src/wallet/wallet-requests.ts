import { type Config, type Connector, watchConnectors } from '@wagmi/core'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import {
  WALLET_PROMPT_MS,
  WALLET_SESSION_WAIT_MS,
  WALLETCONNECT_SESSION_WAIT_MS,
} from '#src/protocol/timing.ts'
import { isRemote, WALLETCONNECT_ID } from './connector-ids.ts'
import { type WalletConnection } from './wallet-connection.ts'
import { WalletError } from './wallet-error.ts'
import { type Wallets } from './wallets.ts'

/**
 * Requests the account of a wallet within the time limit. A connection that opens later is closed. Rejects with a
 * {@link WalletError}.
 */
export async function requestAccount(
  wallets: Pick<Wallets, 'connect'>,
  timers: Timers,
  connector: Connector,
): Promise<WalletConnection> {
  const connecting = wallets.connect(connector)
  const closeWhenOpen = (): void =>
    void connecting.then((connection) => connection.close()).catch(() => undefined)
  const ms = isRemote(connector) ? WALLET_PROMPT_MS.elsewhere : WALLET_PROMPT_MS.here
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

/**
 * Resolves with the connector of a wallet as soon as it has announced itself. Rejects with a {@link WalletError} after
 * 2 s, for a relay after 5 s.
 */
export function waitForConnector(
  config: Config,
  timers: Timers,
  walletId: string,
): Promise<Connector> {
  let unwatch: Release = () => undefined
  const announced = new Promise<Connector>((resolve) => {
    const check = (connectors: readonly Connector[]): void => {
      const found = connectors.find(({ id }) => id === walletId)
      if (found) resolve(found)
    }
    unwatch = watchConnectors(config, { onChange: check })
    check(config.connectors)
  })
  return beforeLimit({
    timers,
    ms: walletId === WALLETCONNECT_ID ? WALLETCONNECT_SESSION_WAIT_MS : WALLET_SESSION_WAIT_MS,
    run: () => announced,
    late: () => new WalletError('no_provider', WALLET_TEXTS.noProvider),
  }).finally(unwatch)
}
