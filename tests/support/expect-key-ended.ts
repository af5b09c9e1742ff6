import { expect } from 'vitest'
import { send, type TestApp } from './app.ts'

/** Expects a bearer secret to be refused with 401. */
export async function expectKeyEnded(app: Pick<TestApp, 'app'>, secret: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` }
  expect(await send(app, 'GET /auth/me/api', { headers })).toMatchObject({ status: 401 })
}
