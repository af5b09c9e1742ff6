import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { serve } from '#src/server/serve.ts'
import { createShiftedClock } from './shifted-clock.ts'

/** What the server is told while it runs: let so many ms go by, or let the police of Manhattan know everybody so well. */
const wordSchema = z.union([z.object({ advance: z.number() }), z.object({ heat: z.number() })])

/** The server as it is, but by a clock that whoever started it turns on. */
const clock = createShiftedClock(new Date(process.env['CLOCK_START'] ?? Date.now()))
const { db } = await serve(clock)
process.on('message', async (message) => {
  const word = wordSchema.parse(message)
  if ('advance' in word) clock.advance(word.advance)
  else await heatUp(word.heat)
  process.send?.({ now: clock.now().toISOString() })
})

async function heatUp(level: number): Promise<void> {
  await db.execute(sql`
    insert into heat (player_id, borough, heat, sold_cents)
    select id, 'manhattan', ${level}, 0 from players
    on conflict (player_id, borough) do update set heat = excluded.heat`)
}
