import { createConfig, http, mock } from '@wagmi/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { base } from 'viem/chains'
import { createWalletDialogs, WalletConnectors } from '#src/shell/wallet-connectors.tsx'
import { guest } from '#src/wallet/guest.ts'
import { createWallets } from '#src/wallet/wallets.ts'
import { createMemoryStorage } from '../storages.ts'
import './picker-page-contract.ts'

const ADDRESS = `0x${'ad'.repeat(20)}` as const

window.pickerPage = {
  open({ hasWallet, hasGuest, isRefused }) {
    const { storage } = createMemoryStorage()
    const wallet = mock({ accounts: [ADDRESS], features: { connectError: isRefused } })
    const config = createConfig({
      chains: [base],
      connectors: [...(hasWallet ? [wallet] : []), ...(hasGuest ? [guest({ storage })] : [])],
      transports: { [base.id]: http() },
      multiInjectedProviderDiscovery: false,
      storage: null,
    })
    const dialogs = createWalletDialogs()
    const wallets = createWallets(config, (uri, cancel) => dialogs.showPairing({ uri, cancel }))
    const root = document.createElement('div')
    document.body.replaceChildren(root)
    const { requests, pairings } = dialogs
    createRoot(root).render(
      <StrictMode>
        <WalletConnectors
          {...{ config, requests, pairings, persists: true }}
          announce={() => undefined}
          copy={() => undefined}
        />
      </StrictMode>,
    )
    window.pickerPage.pick = async (offersGuest) => {
      const connector = await dialogs.pickWallet({ offersGuest })
      if (!connector) return 'cancelled'
      return wallets.connect(connector).then(
        ({ walletId, address }) => `${walletId} ${address}`,
        (failure: Error) => failure.message,
      )
    }
  },
  pick: () => Promise.resolve('closed'),
}
