import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { serve } from '#src/server/serve.ts'
import { accelerateClock } from './accelerate-clock.ts'
import { createShiftedClock } from './shifted-clock.ts'

/**
 * The commands of a running server: move the clock by milliseconds, set a player's heat in Manhattan, or control the
 * speech of the sharks.
 */
const wordSchema = z.union([
  z.object({ advance: z.number() }),
  z.object({ heat: z.number(), player: z.string() }),
  z.object({ speech: z.enum(['hold', 'step', 'resume']) }),
])
/** Replies are this many times faster: 100 ms instead of 2 s. */
const SPEED = 20

// The real server on a clock that its parent process moves, without the pauses of replies.
const clock = accelerateClock(
  createShiftedClock(new Date(process.env['CLOCK_START'] ?? Date.now())),
  SPEED,
)
const { db } = await serve(clock)
// The parent process has ended and cannot stop this one.
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
    insert into heat (player_id, borough, heat) values (${player}, 'manhattan', ${level})
    on conflict (player_id, borough) do update set heat = excluded.heat`)
}
