import { z } from 'zod'
import { serve } from '#src/server/serve.ts'
import { createShiftedClock } from './shifted-clock.ts'

/** The server as it is, but by a clock that whoever started it turns on: `{ advance: ms }`, answered when it is done. */
const clock = createShiftedClock(new Date(process.env['CLOCK_START'] ?? Date.now()))
const turnSchema = z.object({ advance: z.number() })
process.on('message', (message) => {
  clock.advance(turnSchema.parse(message).advance)
  process.send?.({ now: clock.now().toISOString() })
})
await serve(clock)
