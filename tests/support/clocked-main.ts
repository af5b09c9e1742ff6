import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { serve } from '#src/server/serve.ts'
import { hasten } from './hasten.ts'
import { createShiftedClock } from './shifted-clock.ts'

/**
 * What the server is told while it runs: let so many ms go by, let the police of Manhattan know a player so well, or
 * have the sharks speak word by word.
 */
const wordSchema = z.union([
  z.object({ advance: z.number() }),
  z.object({ heat: z.number(), player: z.string() }),
  z.object({ speech: z.enum(['hold', 'step', 'letGo']) }),
])
/** What takes a shark 2 s to say takes 100 ms. */
const HASTE = 20

/** The real server on a clock that its starter moves, without the pauses of a speech. */
const clock = hasten(createShiftedClock(new Date(process.env['CLOCK_START'] ?? Date.now())), HASTE)
const { db } = await serve(clock)
// The process that started it is gone and cannot stop it.
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
