import { expect } from './player.ts'

/** Ends a session on the server, as another page of the player would. */
export async function revoke(origin: string, key: string | null): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  const { status } = await fetch(`${origin}/auth/logout`, { method: 'POST', headers })
  expect(status).toBe(204)
}
