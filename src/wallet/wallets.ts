import { type Config, type Connector, disconnect, reconnect, watchConnectors } from '@wagmi/core'
import { beforeLimit } from '#src/lib/before-limit.ts'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_TEXTS } from '#src/protocol/messages.ts'
import {
  HOST_CALL_MS,
  WALLET_SESSION_WAIT_MS,
  WALLETCONNECT_SESSION_WAIT_MS,
} from '#src/protocol/timing.ts'
import { WALLETCONNECT_ID } from './connector-ids.ts'
import { connectionOf, type WalletConnection } from './wallet-connection.ts'
import { timeoutError, WalletError } from './wallet-error.ts'

/** The wallets of the page's wagmi config. The picker connects them (`useConnect`); this is what else is done with them. */
export interface Wallets {
  readonly config: Config
  /**
   * Resolves with a wallet's connector as soon as it has announced itself. Rejects with a {@link WalletError} after 2 s,
   * for a relay after 5 s.
   */
  find(walletId: string): Promise<Connector>
  /** Returns the connection of a connected wallet. Throws a {@link WalletError} when the wallet has no account. */
  open(connector: Connector): WalletConnection
  /**
   * Reconnects without a prompt. Resolves with null when the wallet is locked or has revoked permission. Rejects with a
   * {@link WalletError} when it does not answer, as a relay may.
   */
  resume(connector: Connector): Promise<WalletConnection | null>
  /** Keeps a wallet connected until released. */
  hold(connector: Connector): () => Promise<void>
  /** Disconnects a wallet that is not held. Wallets may answer late, and in another order than they were asked. */
  settle(connector: Connector): Promise<void>
  /**
   * The disconnection of a wallet that is in progress; null without one. Such a wallet is still among the config's
   * connections, but can be connected only after it.
   */
  ending(connector: Connector): Promise<void> | null
}

/** The end of the last reconnection of this page. */
let reconnected: Promise<unknown> = Promise.resolve()

/** Reconnects a wallet after those before it: wagmi answers a second reconnection at the same time with no wallet. */
function reconnectNext(config: Config, connector: Connector): Promise<unknown> {
  const next = reconnected.then(() => reconnect(config, { connectors: [connector] }))
  reconnected = next.catch(() => undefined)
  return next
}

/** Loads the wallets with the first use. */
export type LoadWallets = () => Promise<Wallets>

export interface PickOptions {
  /** Whether PLAY AS GUEST is offered where WALLET_MODE allows it. */
  readonly offersGuest: boolean
  /** Returns why a wallet must not be connected; null if it may be. */
  readonly refuse?: (connector: Connector) => string | null
  /** Closes the picker when it aborts. */
  readonly signal?: AbortSignal | undefined
}
/** Lets the player pick and connect a wallet. Resolves with null when the player cancels or the signal aborts. */
export type PickWallet = (options: PickOptions) => Promise<WalletConnection | null>

export function createWallets(config: Config, timers: Timers): Wallets {
  const holds = new Set<{ readonly uid: string }>()
  /** The disconnections in progress, by the connector's uid. */
  const ends = new Map<string, Promise<void>>()
  const isConnected = ({ uid }: Connector): boolean => config.state.connections.has(uid)
  const settle = async (connector: Connector): Promise<void> => {
    const { uid } = connector
    if ([...holds].some((held) => held.uid === uid) || !isConnected(connector)) return
    // Some wallets cannot disconnect.
    const end = ends.get(uid) ?? disconnect(config, { connector }).catch(() => undefined)
    ends.set(uid, end)
    await end
    ends.delete(uid)
  }
  const ending: Wallets['ending'] = ({ uid }) => ends.get(uid) ?? null
  const hold: Wallets['hold'] = (connector) => {
    const own = { uid: connector.uid }
    holds.add(own)
    return () => {
      holds.delete(own)
      return settle(connector)
    }
  }
  const open: Wallets['open'] = (connector) => {
    const close = hold(connector)
    try {
      return connectionOf(config, connector, close)
    } catch (failure) {
      void close()
      throw failure
    }
  }
  return {
    ...{ config, hold, open, settle, ending },
    find(walletId) {
      let unwatch = (): void => undefined
      const announced = new Promise<Connector>((resolve) => {
        const onChange = (connectors: readonly Connector[]): void => {
          const found = connectors.find(({ id }) => id === walletId)
          if (found) resolve(found)
        }
        unwatch = watchConnectors(config, { onChange })
        onChange(config.connectors)
      })
      return beforeLimit({
        timers,
        ms: walletId === WALLETCONNECT_ID ? WALLETCONNECT_SESSION_WAIT_MS : WALLET_SESSION_WAIT_MS,
        run: () => announced,
        late: () => new WalletError('no_provider', WALLET_TEXTS.noProvider),
      }).finally(unwatch)
    },
    async resume(connector) {
      const letGo = hold(connector)
      const limit = { timers, ms: HOST_CALL_MS.bridge, late: timeoutError }
      const run = async (): Promise<unknown> => {
        await ending(connector)
        return isConnected(connector) || reconnectNext(config, connector)
      }
      try {
        await beforeLimit({ ...limit, run })
        return isConnected(connector) ? open(connector) : null
      } finally {
        void letGo()
      }
    },
  }
}
