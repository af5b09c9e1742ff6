import * as z from 'zod/mini'
import { type Release } from '#src/lib/releases.ts'
import { isProvider, type Provider } from './provider.ts'

/** A wallet in this browser. */
export interface FoundWallet {
  /** The announced reverse domain name (EIP-6963), else 'injected'. Does not change on a reload. */
  readonly id: string
  readonly name: string
  /** A data: image; null for any other URL, because the page loads no foreign images. */
  readonly icon: string | null
  readonly provider: Provider
}

export interface WalletDiscovery {
  found(): readonly FoundWallet[]
  onChange(run: () => void): Release
  /** Asks the wallets again to announce themselves: some are injected later than the page loads. */
  request(): void
  release(): void
}

const NAME_LIMIT = 32
const announcementSchema = z.object({
  info: z.object({
    uuid: z.string(),
    name: z.string().check(z.minLength(1)),
    icon: z.catch(z.string(), ''),
    rdns: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  provider: z.custom<Provider>(isProvider),
})

/** Listens to EIP-6963 announcements on `page`. Falls back to `window.ethereum` when no wallet announces itself. */
export function discoverWallets(page: EventTarget): WalletDiscovery {
  const announced = new Map<string, FoundWallet>()
  const listeners = new Set<() => void>()

  const onAnnounce = (event: Event): void => {
    const parsed = announcementSchema.safeParse('detail' in event ? event.detail : null)
    if (!parsed.success) return
    const { info, provider } = parsed.data
    if (announced.get(info.rdns)?.provider === provider) return
    announced.set(info.rdns, {
      id: info.rdns,
      name: info.name.slice(0, NAME_LIMIT),
      icon: info.icon.startsWith('data:image/') ? info.icon : null,
      provider,
    })
    for (const listener of [...listeners]) listener()
  }

  page.addEventListener('eip6963:announceProvider', onAnnounce)
  const request = (): void => void page.dispatchEvent(new Event('eip6963:requestProvider'))
  request()
  return {
    request,
    found: () => (announced.size > 0 ? [...announced.values()] : injected(page)),
    onChange(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    release() {
      page.removeEventListener('eip6963:announceProvider', onAnnounce)
      listeners.clear()
    },
  }
}

/** Returns the wallet at `window.ethereum`. Many in-app browsers set only that. */
function injected(page: EventTarget): readonly FoundWallet[] {
  const provider: unknown = 'ethereum' in page ? page.ethereum : undefined
  if (!isProvider(provider)) return []
  const isCoinbase = 'isCoinbaseWallet' in provider || 'isCoinbaseBrowser' in provider
  const name = isCoinbase ? 'Coinbase Wallet' : 'Browser wallet'
  return [{ id: 'injected', name, icon: null, provider }]
}
