import { copyText } from '#src/browser/clipboard.ts'
import { openWallets } from '#src/wallet/open-wallets.ts'
import { type Wallets } from '#src/wallet/wallets.ts'
import { type CreateWalletAccessOptions } from './wallet-access.ts'
import { createWalletDialogs, WalletConnectors, type WalletDialogs } from './wallet-connectors.tsx'

/** Opens the wallets and mounts their dialogs, when the app around the page and WALLET_MODE are known. */
export async function openWalletAccess(
  options: CreateWalletAccessOptions,
): Promise<{ readonly dialogs: WalletDialogs; readonly wallets: Wallets }> {
  const { announce, config, host, log, page, releases, shell, storage } = options
  await Promise.all([options.joined, options.configured])
  const dialogs = createWalletDialogs()
  releases.own(dialogs.closePicker)
  const wallets = await openWallets({
    ...{ storage, page, releases, log, platform: host.platform },
    mode: config()?.wallet_mode ?? 'auto',
    projectId: config()?.walletconnect_project_id ?? null,
    origin: page.location.origin,
    showPairing: (uri, cancel) => dialogs.showPairing({ uri, cancel }),
  })
  const { requests, pairings } = dialogs
  shell.showWalletConnectors(
    <WalletConnectors
      {...{ requests, pairings, announce, config: wallets.config }}
      persists={storage.persists}
      copy={(text) => void copyText(page.navigator, text)}
    />,
  )
  return { dialogs, wallets }
}
