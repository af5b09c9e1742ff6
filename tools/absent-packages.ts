import { type Plugin } from 'vite'

/**
 * Parts of packages that this game never reaches, and that are not installed (package.json, overrides): the dialog of
 * WalletConnect's maker, which is asked for only with showQrModal, and Solana's client behind Farcaster's SDK.
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
