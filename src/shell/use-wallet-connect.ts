import { useEffect, useEffectEvent, useState } from 'react'
import { type Connector, useConnect, useConnectors } from 'wagmi'
import { type Timers } from '#src/lib/timers.ts'
import { WALLET_PROMPT_MS } from '#src/protocol/timing.ts'
import { isRemote } from '#src/wallet/connector-ids.ts'
import { type WalletConnection } from '#src/wallet/wallet-connection.ts'
import { toWalletError, timeoutError } from '#src/wallet/wallet-error.ts'
import { type Wallets } from '#src/wallet/wallets.ts'

export interface UseWalletConnectOptions {
  readonly wallets: Wallets
  readonly timers: Pick<Timers, 'after'>
  readonly onConnected: (connection: WalletConnection) => void
}

export interface WalletConnect {
  /** Connects a wallet. Does nothing while another one is asked. */
  readonly connect: (connector: Connector) => void
  /** The wallet that is asked; null when none is. */
  readonly pending: Connector | null
  /** The code that the asked wallet shows to pair with an app; null without one. */
  readonly pairing: string | null
  /** The sentence for the last failure; null without one. */
  readonly failure: string | null
  readonly fail: (sentence: string) => void
  /** Stops waiting for the asked wallet. A wallet that connects later is disconnected. */
  readonly cancel: () => void
}

/** A message of a wagmi connector. */
interface ConnectorMessage {
  readonly uid: string
  readonly type: string
  readonly data?: unknown
}

/** wagmi's `useConnect` with the game's time limits and sentences, and with the pairing codes of connectors. */
export function useWalletConnect(options: UseWalletConnectOptions): WalletConnect {
  const { wallets, timers } = options
  const connectors = useConnectors()
  const { mutateAsync, reset, isPending, variables } = useConnect()
  const [failure, fail] = useState<string | null>(null)
  const [pairing, setPairing] = useState<{ readonly uid: string; readonly uri: string } | null>(
    null,
  )
  /** The wallet that is asked as soon as it has disconnected. */
  const [ending, setEnding] = useState<Connector | null>(null)
  const asked = isPending ? variables.connector : null
  const pending = ending ?? (typeof asked === 'function' ? null : asked)

  const cancel = (): void => {
    setEnding(null)
    reset()
  }
  const onLate = useEffectEvent(() => {
    fail(timeoutError().message)
    cancel()
  })
  useEffect(() => {
    if (!pending) return
    const letGo = wallets.hold(pending)
    const ms = isRemote(pending) ? WALLET_PROMPT_MS.elsewhere : WALLET_PROMPT_MS.here
    const stop = timers.after(ms, onLate)
    return () => {
      stop()
      void letGo()
    }
  }, [pending, wallets, timers])
  // A connector may show its code before React has rendered that it is asked.
  useEffect(() => {
    // A wallet that was asked before may show its code late.
    const onMessage = (message: ConnectorMessage): void => {
      const { type, uid, data } = message
      if (type === 'display_uri') setPairing({ uid, uri: String(data) })
    }
    for (const { emitter } of connectors) emitter.on('message', onMessage)
    return () => {
      for (const { emitter } of connectors) emitter.off('message', onMessage)
    }
  }, [connectors])

  const finish = (connector: Connector): void => {
    try {
      options.onConnected(wallets.open(connector))
    } catch (cause) {
      fail(toWalletError(cause).message)
    }
  }
  const ask = (connector: Connector): void => {
    if (wallets.config.state.connections.has(connector.uid)) return finish(connector)
    const onSuccess = (): void => finish(connector)
    const onError = (cause: unknown): void => fail(toWalletError(cause).message)
    // The callbacks are left out after a cancellation; the wallet may still connect.
    const settle = (): void => void wallets.settle(connector)
    mutateAsync({ connector }, { onSuccess, onError }).then(settle, settle)
  }
  const onEnded = useEffectEvent((connector: Connector) => {
    setEnding(null)
    ask(connector)
  })
  useEffect(() => {
    if (!ending) return
    let isWanted = true
    void Promise.resolve(wallets.ending(ending)).then(() => isWanted && onEnded(ending))
    return () => {
      isWanted = false
    }
  }, [ending, wallets])
  const connect = (connector: Connector): void => {
    if (pending) return
    fail(null)
    setPairing(null)
    if (wallets.ending(connector)) setEnding(connector)
    else ask(connector)
  }
  const code = pairing && pairing.uid === pending?.uid ? pairing.uri : null
  return { connect, pending, pairing: code, failure, fail, cancel }
}
