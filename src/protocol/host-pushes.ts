import * as z from 'zod/mini'
import { stateDeltaSchema } from './chat.ts'
import { VIEWS } from './views.ts'

/** What the app around the page may push to it by `postMessage` (spec §3). */
export const hostPushSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state_delta'), delta: stateDeltaSchema }),
  z.object({ type: z.literal('view_change'), view: z.enum(VIEWS) }),
])
