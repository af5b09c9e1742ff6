import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type FullConfig } from '@playwright/test'
import { startClockedServer } from '../support/clocked-server.ts'
import { CONTROL_ORIGIN, wordSchema } from './support/control.ts'

/** Starts the game server of all journeys, which make their own players. Returns a function that stops it. */
export default async function startGame({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { baseURL } = projects[0]?.use ?? {}
  const game = await startClockedServer(new Date(), Number(new URL(baseURL ?? '').port))
  // Only this process can send commands to the server, so the workers send them over HTTP.
  const control = createServer(async (request, response) => {
    const { player, heat } = wordSchema.parse(await json(request))
    await game.heatUp(player, heat)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(control, 'listening')
  process.env[CONTROL_ORIGIN] = `http://127.0.0.1:${(control.address() as AddressInfo).port}`
  return async () => {
    control.close()
    control.closeAllConnections()
    await game.stop()
  }
}
