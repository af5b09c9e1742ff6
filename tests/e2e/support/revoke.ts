import { type Page } from '@playwright/test'
import { expect, type Player } from './player.ts'

/** Ends a session on the server, as another page of the player would. */
export async function revoke(origin: string, key: string | null): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  const { status } = await fetch(`${origin}/auth/logout`, { method: 'POST', headers })
  expect(status).toBe(204)
}

/**
 * Revokes the key while the page is away, and opens the page again. A call that the page still makes would be refused, and
 * would end the session in the page before.
 */
export async function revokeWhileAway(page: Page, player: Player): Promise<void> {
  const [address, key] = [page.url(), await player.key()]
  await page.goto('about:blank')
  await revoke(new URL(address).origin, key)
  await page.goto(address)
}
