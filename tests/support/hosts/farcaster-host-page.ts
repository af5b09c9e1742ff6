import { AddMiniApp, exposeToIframe, SignIn } from '@farcaster/miniapp-host'
import { hexToString, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { FarcasterHostControls } from './farcaster-host-contract.ts'

/** A Farcaster client: the published host package around a frame that shows the game. */

const query = new URLSearchParams(location.search)
const address = query.get('app') ?? ''
const fid = Number(query.get('fid'))
const account = privateKeyToAccount(query.get('key') as Hex)
const listeners = new Set<(accounts: readonly string[]) => void>()
const controls: FarcasterHostControls = {
  calls: [],
  silent: [],
  refuse: query.has('refuses'),
  failAdding: 0,
  wallet: account.address,
  goBack: () => endpoint.emit({ event: 'back_navigation_triggered' }),
  changeAccounts(accounts) {
    for (const run of [...listeners]) run(accounts)
  },
}

function note<answer>(name: string, answer: answer): () => Promise<answer>
function note<answer>(name: string, answer: () => answer | Promise<answer>): () => Promise<answer>
function note(name: string, answer: unknown) {
  return async (...given: unknown[]) => {
    controls.calls.push([name, ...given])
    if (controls.silent.includes(name)) return new Promise(() => undefined)
    return typeof answer === 'function' ? answer(...given) : answer
  }
}

class Refusal extends Error {
  readonly code = 4001
}

async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
  controls.calls.push([`wallet ${method}`])
  if (controls.silent.includes('wallet')) return new Promise(() => undefined)
  switch (method) {
    case 'eth_chainId':
      return '0x2105'
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [account.address]
    case 'personal_sign': {
      if (controls.refuse) throw new Refusal('User rejected the request.')
      const [raw] = params as [Hex]
      return account.signMessage({ message: hexToString(raw) })
    }
    default:
      throw Object.assign(new Error(`no ${method}`), { code: 4200 })
  }
}

const ethProvider = {
  request,
  on: (event: string, run: (accounts: readonly string[]) => void) => {
    if (event === 'accountsChanged') listeners.add(run)
  },
  removeListener: (_: string, run: (accounts: readonly string[]) => void) => listeners.delete(run),
}

async function signIn({ nonce }: { nonce: string }) {
  if (controls.refuse) throw new SignIn.RejectedByUser()
  const message = createSiweMessage({
    address: account.address,
    chainId: 10,
    domain: new URL(address).hostname,
    uri: address,
    version: '1',
    nonce,
    statement: 'Farcaster Auth',
    issuedAt: new Date(),
    resources: [`farcaster://fid/${fid}`],
  })
  return { message, signature: await account.signMessage({ message }), authMethod: 'authAddress' }
}

function addMiniApp() {
  if (controls.failAdding > 0) {
    controls.failAdding -= 1
    throw new AddMiniApp.InvalidDomainManifest()
  }
  if (controls.refuse) throw new AddMiniApp.RejectedByUser()
  return { notificationDetails: { url: 'https://notes.example', token: 't' } }
}

const iframe = document.createElement('iframe')
iframe.style.cssText = 'width:100%;height:100%;border:0;position:fixed;inset:0'
iframe.src = address
document.body.append(iframe)

const sdk = {
  context: {
    client: {
      clientFid: Number(query.get('client') ?? 9152),
      added: false,
      platformType: 'mobile',
      safeAreaInsets: { top: 10, bottom: 20, left: 0, right: 0 },
    },
    user: { fid, username: 'alice', displayName: 'Alice' },
    location: { type: 'launcher' },
    features: { haptics: true },
  },
  ready: note('ready', undefined),
  close: note('close', undefined),
  openUrl: note('openUrl', undefined),
  signIn: note('signIn', signIn as () => unknown),
  addMiniApp: note('addMiniApp', addMiniApp as () => unknown),
  ethProviderRequest: request,
  eip6963RequestProvider: () =>
    endpoint.emit({
      event: 'eip6963:announceProvider',
      info: {
        uuid: '350670db-19fa-4704-a166-e52e178b59d2',
        name: 'Farcaster Wallet',
        icon: 'data:image/svg+xml,<svg/>',
        rdns: 'xyz.farcaster.MiniAppWallet',
      },
    }),
  composeCast: note('composeCast', { cast: null }),
  impactOccurred: note('impactOccurred', undefined),
  notificationOccurred: note('notificationOccurred', undefined),
  selectionChanged: note('selectionChanged', undefined),
  updateBackState: note('updateBackState', undefined),
  getCapabilities: async () => [
    'wallet.getEthereumProvider',
    'actions.ready',
    'actions.addMiniApp',
    'actions.signIn',
    'back',
  ],
  getChains: async () => ['eip155:8453'],
}
const { endpoint } = exposeToIframe({
  iframe,
  miniAppOrigin: new URL(address).origin,
  // The package types every call that a host may serve. This one serves those that a game uses.
  ethProvider: ethProvider as never,
  sdk: sdk as never,
})
Object.assign(window, { farcaster: controls })
