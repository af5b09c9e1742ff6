import { expect, type Page } from '@playwright/test'
import { createTestWallet, type TestWallet } from '../../support/test-wallet.ts'

export interface InstalledWallet {
  readonly name: string
  readonly rdns: string
  readonly key: `0x${string}`
  /** The properties of an in-app browser's wallet. It is set as window.ethereum and does not announce itself. */
  readonly marks?: Readonly<Record<string, boolean>> | undefined
}

type WalletRequest = Parameters<TestWallet['provider']['request']>[0]

interface Answer {
  readonly value?: unknown
  readonly refusal?: { readonly code: number; readonly message: string }
}

/**
 * Installs a browser wallet before the page's own scripts. It announces itself (EIP-6963). Its key and its permissions
 * are stored outside of the page, so they survive reloads.
 */
export async function installWallet(
  page: Page,
  { name, rdns, key, marks }: InstalledWallet,
): Promise<TestWallet> {
  const wallet = createTestWallet(key)
  await page.exposeFunction(`ask ${rdns}`, async (request: WalletRequest): Promise<Answer> => {
    try {
      return { value: await wallet.provider.request(request) }
    } catch (refusal) {
      const { code, message } = refusal as { code: number; message: string }
      return { refusal: { code, message } }
    }
  })
  await page.addInitScript(installProvider, { name, rdns, marks })
  return wallet
}

/** Emits an account change of a wallet as soon as the page listens for it. */
export async function changeAccount(
  page: Page,
  rdns: string,
  accounts: readonly string[],
): Promise<void> {
  const change = (): Promise<boolean> =>
    page.evaluate(
      (detail) =>
        !window.dispatchEvent(new CustomEvent('wallet-accounts', { detail, cancelable: true })),
      { rdns, accounts },
    )
  await expect.poll(change, { intervals: [50] }).toBe(true)
}

/** Runs inside the page. */
function installProvider({ marks, ...info }: Omit<InstalledWallet, 'key'>): void {
  const ask: (request: unknown) => Promise<Answer> = Reflect.get(window, `ask ${info.rdns}`)
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  window.addEventListener('wallet-accounts', (event) => {
    const { rdns, accounts } = (event as CustomEvent).detail
    if (rdns !== info.rdns) return
    const runs = [...(listeners.get('accountsChanged') ?? [])]
    // Reports to the test that a listener was called.
    if (runs.length > 0) event.preventDefault()
    for (const run of runs) run(accounts)
  })
  const provider = {
    async request(request: unknown) {
      const { value, refusal } = await ask(request)
      if (refusal) throw Object.assign(new Error(refusal.message), { code: refusal.code })
      return value
    },
    on(event: string, run: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(run))
    },
    removeListener: (event: string, run: (value: unknown) => void) =>
      listeners.get(event)?.delete(run),
  }
  if (marks) return void Object.assign(window, { ethereum: Object.assign(provider, marks) })
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'
  const detail = Object.freeze({ info: { ...info, uuid: info.rdns, icon }, provider })
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
