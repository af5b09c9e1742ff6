import * as z from 'zod/mini'
import { stateDeltaSchema } from './chat.ts'
import { VIEWS } from './views.ts'

/** Messages that the embedding app may send to the page by `postMessage`. */
export const hostPushSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state_delta'), delta: stateDeltaSchema }),
  z.object({ type: z.literal('view_change'), view: z.enum(VIEWS) }),
  /** Asks for a nonce that is bound to this page, which answers with a {@link FrameNonce}. */
  z.object({ type: z.literal('frame_nonce') }),
  /** The proof of the app's user, signed over the nonce. */
  z.object({
    type: z.literal('frame_auth'),
    fid: z.int().check(z.positive()),
    sig: z.string().check(z.minLength(1), z.maxLength(4_000)),
  }),
])

/** The page's answer to the embedding app. */
export interface FrameNonce {
  readonly type: 'frame_nonce'
  readonly nonce: string
}
