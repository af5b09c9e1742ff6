import * as z from 'zod/mini'
import { stateDeltaSchema } from './chat.ts'
import { VIEWS } from './views.ts'

/** Messages that the embedding app may send to the page by `postMessage`. */
export const hostPushSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state_delta'), delta: stateDeltaSchema }),
  z.object({ type: z.literal('view_change'), view: z.enum(VIEWS) }),
])
