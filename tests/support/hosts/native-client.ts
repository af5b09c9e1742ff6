import { type Page } from '@playwright/test'
import { type Hex, hexToString } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { type FarcasterUser } from './farcaster-user.ts'

/** A Farcaster client on a phone: what React Native's web view provides to a page, answered in comlink's format. */
export interface NativeClient {
  /** Every call that reached the client, and every text its wallet signed, by name. */
  readonly calls: string[]
  /** Names of calls that are never answered. */
  silent: readonly string[]
  /** Whether its user refuses. */
  refuse: boolean
  readonly wallet: string
  /** Sends its wallet's transactions. Null: it sends none. */
  send: ((transaction: unknown) => Promise<Hex>) | null
  goBack(): Promise<void>
  changeAccounts(accounts: readonly string[]): Promise<void>
}

interface Asked {
  readonly id: string
  readonly type: 'GET' | 'APPLY'
  readonly path: readonly string[]
  readonly argumentList?: readonly { readonly value: unknown }[]
}
interface WalletAsked {
  readonly id: number
  readonly method: string
  readonly params?: readonly unknown[]
}

/** The user of the client. */
interface Owner {
  readonly fid: number
  readonly account: PrivateKeyAccount
}

const CAPABILITIES = [
  'wallet.getEthereumProvider',
  'actions.ready',
  'actions.addMiniApp',
  'actions.signIn',
  'back',
]
const CLIENT = {
  clientFid: 9152,
  added: false,
  platformType: 'mobile',
  safeAreaInsets: { top: 10, bottom: 20, left: 0, right: 0 },
}

const ANNOUNCEMENT = {
  event: 'eip6963:announceProvider',
  info: {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Farcaster Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'xyz.farcaster.MiniAppWallet',
  },
}

export async function installNativeClient(page: Page, user: FarcasterUser): Promise<NativeClient> {
  const calls: string[] = []
  const owner: Owner = { fid: user.fid, account: privateKeyToAccount(user.key) }
  const tell = (name: string, data: unknown): Promise<void> =>
    page.evaluate(
      ([event, detail]) =>
        void document.dispatchEvent(new MessageEvent(String(event), { data: detail })),
      [name, data] as const,
    )
  const client: NativeClient = {
    calls,
    silent: [],
    refuse: false,
    wallet: owner.account.address,
    send: null,
    goBack: () => tell('FarcasterFrameEvent', { event: 'back_navigation_triggered' }),
    changeAccounts: (accounts) =>
      tell('FarcasterFrameEthProviderEvent', { event: 'accountsChanged', params: [accounts] }),
  }
  await page.exposeFunction('askClient', async (json: string) => {
    const { id, path, argumentList = [] }: Asked = JSON.parse(json)
    const name = path[0] ?? ''
    const given = argumentList[0]?.value
    calls.push(name)
    if (client.silent.includes(name)) return new Promise(() => undefined)
    if (name === 'eip6963RequestProvider') await tell('FarcasterFrameEvent', ANNOUNCEMENT)
    const value = await answer({ client, owner, address: page.url() }, name, given)
    return { id, type: 'RAW', value }
  })
  await page.addInitScript(() => {
    const ask: (json: string) => Promise<unknown> = Reflect.get(window, 'askClient')
    const postMessage = async (json: string): Promise<void> => {
      const data = await ask(json)
      document.dispatchEvent(new MessageEvent('FarcasterFrameCallback', { data }))
    }
    Object.assign(window, { ReactNativeWebView: { postMessage } })
  })
  return client
}

interface Asking {
  readonly client: NativeClient
  readonly owner: Owner
  /** The page that sends the requests. */
  readonly address: string
}

async function answer(
  { client, owner, address }: Asking,
  name: string,
  given: unknown,
): Promise<unknown> {
  switch (name) {
    case 'context':
      return {
        client: CLIENT,
        user: { fid: owner.fid, username: 'alice', displayName: 'Alice' },
      }
    case 'getCapabilities':
      return CAPABILITIES
    case 'signIn':
      if (client.refuse) return { error: { type: 'rejected_by_user' } }
      return { result: await signIn(owner, (given as { nonce: string }).nonce, new URL(address)) }
    case 'addFrame':
      if (client.refuse) return { error: { type: 'rejected_by_user' } }
      return { result: { notificationDetails: { url: 'https://notes.example', token: 't' } } }
    case 'ethProviderRequestV2':
      return {
        jsonrpc: '2.0',
        id: (given as WalletAsked).id,
        ...(await askWallet(client, owner, given as never)),
      }
    default:
      return undefined
  }
}

async function signIn({ account, fid }: Owner, nonce: string, { href, hostname }: URL) {
  const message = createSiweMessage({
    address: account.address,
    chainId: 10,
    domain: hostname,
    uri: href,
    version: '1',
    nonce,
    statement: 'Farcaster Auth',
    issuedAt: new Date(),
    resources: [`farcaster://fid/${fid}`],
  })
  return { message, signature: await account.signMessage({ message }), authMethod: 'authAddress' }
}

async function askWallet(
  { calls, send }: NativeClient,
  { account }: Owner,
  { method, params = [] }: WalletAsked,
): Promise<object> {
  switch (method) {
    case 'eth_chainId':
      return { result: '0x2105' }
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return { result: [account.address] }
    case 'eth_sendTransaction':
      return send ? { result: await send(params[0]) } : { error: { code: 4200, message: 'no' } }
    case 'personal_sign':
      calls.push(method)
      return { result: await account.signMessage({ message: hexToString(params[0] as Hex) }) }
    default:
      return { error: { code: 4200, message: `no ${method}` } }
  }
}
