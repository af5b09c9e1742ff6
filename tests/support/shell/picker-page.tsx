import { createConfig, type CreateConnectorFn, http, mock } from '@wagmi/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { base } from 'viem/chains'
import { createDueTimers } from '#src/browser/due-timers.ts'
import { createPickerClient } from '#src/shell/create-picker-client.ts'
import { createPickerRequests } from '#src/shell/picker-requests.ts'
import { WalletConnectors } from '#src/shell/wallet-connectors.tsx'
import { guest } from '#src/wallet/guest.ts'
import { createWallets } from '#src/wallet/wallets.ts'
import { createMemoryStorage } from '../storages.ts'
import { type OwnerKind } from './picker-page-contract.ts'

const ADDRESS = `0x${'ad'.repeat(20)}` as const

/** The owner's answers that the test gives. */
const waiting: (() => void)[] = []

const agreed = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))

/** wagmi's `mock` connector, with an owner who may take time. */
function walletOf(owner: OwnerKind): CreateConnectorFn {
  const create = mock({ accounts: [ADDRESS], features: { connectError: owner === 'refuses' } })
  return (config) => {
    const wallet = create(config)
    const agree = wallet.connect.bind(wallet)
    const connect = async (...given: Parameters<typeof agree>) => {
      if (owner === 'pairs late') await agreed()
      if (owner.startsWith('pairs')) {
        config.emitter.emit('message', { type: 'display_uri', data: 'wc:a' })
      }
      if (owner === 'waits' || owner.startsWith('pairs')) await agreed()
      return agree(...given)
    }
    const leave = wallet.disconnect.bind(wallet)
    const disconnect = async () => {
      if (owner === 'leaves late') await agreed()
      return leave()
    }
    if (owner === 'breaks') Object.assign(wallet, { name: undefined })
    return Object.assign(wallet, { connect, disconnect })
  }
}

window.pickerPage = {
  ...window.pickerPage,
  open({ owner, hasGuest }) {
    const { storage } = createMemoryStorage()
    const config = createConfig({
      chains: [base],
      connectors: [...(owner ? [walletOf(owner)] : []), ...(hasGuest ? [guest({ storage })] : [])],
      transports: { [base.id]: http() },
      storage: null,
    })
    const timers = createDueTimers()
    const wallets = createWallets(config, timers)
    const requests = createPickerRequests()
    const root = document.createElement('div')
    document.body.replaceChildren(root)
    createRoot(root).render(
      <StrictMode>
        <WalletConnectors
          {...{
            wallets,
            timers,
            client: createPickerClient(),
            requests: requests.store,
            persists: true,
          }}
          announce={(name, detail) => crashes.push({ name, detail })}
          copy={() => undefined}
        />
      </StrictMode>,
    )
    const crashes: unknown[] = []
    let reason: string | null = null
    let close = (): Promise<void> => Promise.resolve()
    window.pickerPage = {
      open: window.pickerPage.open,
      async pick(offersGuest) {
        const connection = await requests.ask({ offersGuest, refuse: () => reason })
        if (!connection) return 'cancelled'
        close = connection.close
        return `${connection.walletId} ${connection.address}`
      },
      close: () => close(),
      abort: requests.cancel,
      agree: () => waiting.shift()?.(),
      pass: (ms) => timers.beat(timers.now() + ms),
      connected: () =>
        [...config.state.connections.values()].map(({ connector }) => connector.name),
      crashes: () => crashes,
      announce(name) {
        const info = { uuid: name, name, icon: 'data:image/svg+xml,x', rdns: `example.${name}` }
        // Its owner never answers.
        const provider = { request: () => new Promise(() => undefined), on: () => undefined }
        const detail = { info, provider }
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      },
      refuse(given) {
        reason = given
      },
    }
  },
}
