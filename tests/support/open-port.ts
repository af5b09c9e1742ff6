import { onTestFinished } from 'vitest'
import { listen } from '#src/server/listen.ts'
import type { TestApp } from './app.ts'

/** Makes the app listen on a free port until the test ends. Resolves with the port. */
export async function openPort({ app, connections }: TestApp): Promise<number> {
  const listening = await listen(app, { host: '127.0.0.1', port: 0, connections })
  onTestFinished(async () => {
    listening.cut()
    await listening.close()
  })
  return Number(new URL(listening.origin).port)
}
