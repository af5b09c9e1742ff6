import { copyText } from '#src/browser/clipboard.ts'
import { openWallets } from '#src/wallet/open-wallets.ts'
import { type PickWallet, type Wallets } from '#src/wallet/wallets.ts'
import { createPickerClient } from './create-picker-client.ts'
import { createPickerRequests } from './picker-requests.ts'
import { type CreateWalletAccessOptions } from './wallet-access.ts'
import { WalletConnectors } from './wallet-connectors.tsx'

/** Opens the wallets and mounts their picker, when the app around the page and WALLET_MODE are known. */
export async function openWalletAccess(
  options: CreateWalletAccessOptions,
): Promise<{ readonly pickWallet: PickWallet; readonly wallets: Wallets }> {
  const { announce, config, host, log, page, releases, shell, storage, timers } = options
  await Promise.all([options.joined, options.configured])
  const wallets = await openWallets({
    ...{ storage, page, releases, timers, log, platform: host.platform },
    mode: config()?.wallet_mode ?? 'auto',
    projectId: config()?.walletconnect_project_id ?? null,
    origin: page.location.origin,
  })
  const { ask, cancel, store } = createPickerRequests()
  const client = createPickerClient()
  releases.own(() => client.clear())
  releases.own(cancel)
  shell.showWalletConnectors(
    <WalletConnectors
      {...{ announce, client, timers, wallets, requests: store, persists: storage.persists }}
      copy={(text) => void copyText(page.navigator, text)}
    />,
  )
  return { wallets, pickWallet: ask }
}
