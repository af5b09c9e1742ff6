import { type Page } from '@playwright/test'
import { expect } from './player.ts'

/** Words that only the SDK of one host has. */
const MARKS = {
  farcaster: 'ethProviderRequestV2',
  base: 'notificationProxyUrl',
  world: 'miniapp-wallet-auth',
  coinbase: 'CoinbaseWalletSDK',
  walletConnect: 'relay.walletconnect',
} as const
export type Sdk = keyof typeof MARKS

/** Keeps every script of the game that a page downloads; the stand-ins' own are no part of it. */
export function hearScripts(page: Page): { expectOnly(...sdks: readonly Sdk[]): Promise<void> } {
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
