import { type Page } from '@playwright/test'
import { type Hex, hexToString } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

/** A Farcaster client on a phone around a page: what React Native's web view gives it, answered in comlink's words. */
export interface NativeClient {
  /** Every call that reached the client, and every text its wallet signed, by name. */
  readonly calls: string[]
  /** Calls that are never answered. */
  silent: readonly string[]
  /** Its user says no. */
  refuse: boolean
  readonly wallet: string
  /** Sends what its wallet is asked to send; null: it sends nothing. */
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

const FID = 1234
const account = privateKeyToAccount(`0x${'c4'.repeat(32)}`)
const CAPABILITIES = [
  'wallet.getEthereumProvider',
  'actions.ready',
  'actions.addMiniApp',
  'actions.signIn',
  'back',
]
const CONTEXT = {
  client: {
    clientFid: 9152,
    added: false,
    platformType: 'mobile',
    safeAreaInsets: { top: 10, bottom: 20, left: 0, right: 0 },
  },
  user: { fid: FID, username: 'alice', displayName: 'Alice' },
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

export async function installNativeClient(page: Page): Promise<NativeClient> {
  const calls: string[] = []
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
    wallet: account.address,
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
    const value = await answer(client, name, given, page.url())
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

async function answer(
  client: NativeClient,
  name: string,
  given: unknown,
  address: string,
): Promise<unknown> {
  switch (name) {
    case 'context':
      return CONTEXT
    case 'getCapabilities':
      return CAPABILITIES
    case 'signIn':
      if (client.refuse) return { error: { type: 'rejected_by_user' } }
      return { result: await signIn((given as { nonce: string }).nonce, new URL(address)) }
    case 'addFrame':
      if (client.refuse) return { error: { type: 'rejected_by_user' } }
      return { result: { notificationDetails: { url: 'https://notes.example', token: 't' } } }
    case 'ethProviderRequestV2':
      return {
        jsonrpc: '2.0',
        id: (given as WalletAsked).id,
        ...(await askWallet(client, given as never)),
      }
    default:
      return undefined
  }
}

async function signIn(nonce: string, { href, hostname }: URL) {
  const message = createSiweMessage({
    address: account.address,
    chainId: 10,
    domain: hostname,
    uri: href,
    version: '1',
    nonce,
    statement: 'Farcaster Auth',
    issuedAt: new Date(),
    resources: [`farcaster://fid/${FID}`],
  })
  return { message, signature: await account.signMessage({ message }), authMethod: 'authAddress' }
}

async function askWallet(
  { calls, send }: NativeClient,
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
