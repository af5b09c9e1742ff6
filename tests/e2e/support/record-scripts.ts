import { type Page } from '@playwright/test'
import { expect } from './player.ts'

/** Texts that occur in the SDK of one host only. */
const MARKS = {
  farcaster: 'ethProviderRequestV2',
  base: 'notificationProxyUrl',
  world: 'miniapp-wallet-auth',
  coinbase: 'keys.coinbase.com',
  walletConnect: 'relay.walletconnect',
} as const
export type Sdk = keyof typeof MARKS

/** Records the game's scripts that a page downloads. Scripts of simulated hosts are not included. */
export function recordScripts(page: Page): { expectOnly(...sdks: readonly Sdk[]): Promise<void> } {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/build/') && pathname.endsWith('.js')) scripts.push(response.text())
  })
  return {
    async expectOnly(...sdks) {
      const all = (await Promise.all(scripts)).join('\n')
      const loaded = Object.entries(MARKS).flatMap(([sdk, mark]) =>
        all.includes(mark) ? [sdk] : [],
      )
      expect(loaded.sort()).toEqual([...sdks].sort())
    },
  }
}
