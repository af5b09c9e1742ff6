import { z } from 'zod'

/** The environment variable with the address that accepts commands for the journeys' server. */
export const CONTROL_ORIGIN = 'E2E_CONTROL_ORIGIN'

export const wordSchema = z.object({ player: z.string(), heat: z.number() })

/** Sets a player's heat in Manhattan, 0 to 7. */
export async function heatUp(player: string, heat: number): Promise<void> {
  const origin = process.env[CONTROL_ORIGIN] ?? ''
  const body = JSON.stringify({ player, heat } satisfies z.infer<typeof wordSchema>)
  const { ok } = await fetch(origin, { method: 'POST', body })
  if (!ok) throw new RangeError(`The server did not set the heat of ${player}.`)
}
