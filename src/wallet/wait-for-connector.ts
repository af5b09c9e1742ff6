import { type Config, type Connector, watchConnectors } from '@wagmi/core'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Release } from '#src/lib/releases.ts'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import { WALLET_SESSION_WAIT_MS, WALLETCONNECT_SESSION_WAIT_MS } from '#src/protocol/timing.ts'
import { WALLETCONNECT_ID } from './connector-ids.ts'
import { WalletError } from './wallet-error.ts'

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
