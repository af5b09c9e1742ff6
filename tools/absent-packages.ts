import { type Plugin } from 'vite'

/**
 * Parts of packages that the game never uses and that are not installed (package.json, overrides): the dialog of
 * WalletConnect's vendor, which is loaded only with showQrModal, and the Solana client behind Farcaster's SDK.
 */
const ABSENT = /^(@reown\/appkit(\/|$)|@solana\/web3\.js$)/
const NAMES = ['Connection', 'PublicKey', 'Transaction', 'VersionedMessage', 'VersionedTransaction']
const ID = '\0absent-package'

export function absentPackages(): Plugin {
  return {
    name: 'absent-packages',
    enforce: 'pre',
    resolveId: (source) => (ABSENT.test(source) ? ID : null),
    load: (id) => (id === ID ? NAMES.map((name) => `export class ${name} {}`).join('\n') : null),
  }
}
