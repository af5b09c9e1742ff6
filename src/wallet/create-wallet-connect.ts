import { type CreateConnectorFn } from '@wagmi/core'
import { walletConnect } from 'wagmi/connectors/walletConnect'
import { GAME_NAME } from '#src/protocol/messages.ts'

/** Creates the connector of WalletConnect. The page's own dialog shows its code. */
export function createWalletConnect(projectId: string, origin: string): CreateConnectorFn {
  const icons = [new URL('/icon.png', origin).href]
  const metadata = { name: GAME_NAME, description: GAME_NAME, url: origin, icons }
  const create = walletConnect({ projectId, metadata, showQrModal: false })
  return (parameters) => {
    // The set-up would load the SDK with the page.
    const { setup: _, ...connector } = create(parameters)
    return connector
  }
}
