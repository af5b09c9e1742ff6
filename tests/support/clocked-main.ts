import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { serve } from '#src/server/serve.ts'
import { hasten } from './hasten.ts'
import { createShiftedClock } from './shifted-clock.ts'

/**
 * Messages to the running server: advance the clock by ms, set a player's heat in Manhattan, or control the replies.
 */
const wordSchema = z.union([
  z.object({ advance: z.number() }),
  z.object({ heat: z.number(), player: z.string() }),
  z.object({ speech: z.enum(['hold', 'step', 'release']) }),
])
/** Shortens a reply of 2 s to 100 ms. */
const HASTE = 20

/** The server with a clock that its parent process advances, and with short pauses in replies. */
const clock = hasten(createShiftedClock(new Date(process.env['CLOCK_START'] ?? Date.now())), HASTE)
const { db } = await serve(clock)
// The parent process has ended and cannot stop it.
process.on('disconnect', () => process.exit(1))
process.on('message', async (message) => {
  const word = wordSchema.parse(message)
  if ('advance' in word) clock.advance(word.advance)
  else if ('speech' in word) clock[word.speech]()
  else await heatUp(word.player, word.heat)
  process.send?.({ now: clock.now().toISOString() })
})

async function heatUp(player: string, level: number): Promise<void> {
  await db.execute(sql`
    insert into heat (player_id, borough, heat, sold_cents) values (${player}, 'manhattan', ${level}, 0)
    on conflict (player_id, borough) do update set heat = excluded.heat`)
}
