import * as z from 'zod/mini'
import { type Release } from '#src/lib/releases.ts'
import { isProvider, type Provider } from './provider.ts'

/** A wallet that this browser has. */
export interface FoundWallet {
  /** Its reverse domain name where it says one (EIP-6963), else 'injected'. Stable over reloads. */
  readonly id: string
  readonly name: string
  /** A data: image; null where there is none that can be trusted to stay in the page. */
  readonly icon: string | null
  readonly provider: Provider
}

export interface WalletDiscovery {
  found(): readonly FoundWallet[]
  onChange(run: () => void): Release
  /** Calls on all wallets once more: some come later than the page. */
  ask(): void
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

/** Listens to EIP-6963 announcements on `page`; a page where nobody announces may still have `window.ethereum`. */
export function discoverWallets(page: EventTarget): WalletDiscovery {
  const announced = new Map<string, FoundWallet>()
  const listeners = new Set<() => void>()

  const hear = (event: Event): void => {
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

  page.addEventListener('eip6963:announceProvider', hear)
  const ask = (): void => void page.dispatchEvent(new Event('eip6963:requestProvider'))
  ask()
  return {
    ask,
    found: () => (announced.size > 0 ? [...announced.values()] : injected(page)),
    onChange(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    release() {
      page.removeEventListener('eip6963:announceProvider', hear)
      listeners.clear()
    },
  }
}

/** In-app browsers often set nothing but `window.ethereum`. */
function injected(page: EventTarget): readonly FoundWallet[] {
  const provider: unknown = 'ethereum' in page ? page.ethereum : undefined
  if (!isProvider(provider)) return []
  const isCoinbase = 'isCoinbaseWallet' in provider || 'isCoinbaseBrowser' in provider
  const name = isCoinbase ? 'Coinbase Wallet' : 'Browser wallet'
  return [{ id: 'injected', name, icon: null, provider }]
}
