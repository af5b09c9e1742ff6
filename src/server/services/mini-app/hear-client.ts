import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import { keepInstall } from '../../db/repositories/mini-app-installs.ts'
import { RequestError } from '../../http/request-error.ts'
import {
  type FarcasterSignature,
  verifyFarcasterSignature,
} from '../../providers/farcaster-signature.ts'
import { unreachable } from '../auth/vouched.ts'
import type { Means } from '../means.ts'

const noteSchema = z.object({ url: z.url(), token: z.string().check(z.maxLength(500)) })
const eventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.enum(['miniapp_added', 'frame_added']),
    notificationDetails: z.optional(noteSchema),
  }),
  z.object({ event: z.enum(['miniapp_removed', 'frame_removed']) }),
  z.object({ event: z.literal('notifications_enabled'), notificationDetails: noteSchema }),
  z.object({ event: z.literal('notifications_disabled') }),
])

/** What a Farcaster client tells of its user, once its signature is checked. Throws `wrong_signature`. */
export async function hearClient(
  { store, clock, providers }: Means,
  signed: FarcasterSignature,
): Promise<void> {
  const verdict = await verifyFarcasterSignature(providers.fids, signed)
  if (verdict === 'unreachable')
    throw unreachable('Optimism, which knows the keys of Farcaster ids,')
  const told = verdict === 'invalid' ? null : eventSchema.safeParse(parseJson(verdict.payload))
  if (verdict === 'invalid' || !told?.success) {
    throw new RequestError('wrong_signature', 'This was not signed by a client of that user.')
  }
  const { fid } = verdict
  const changedAt = clock.now()
  const event = told.data
  switch (event.event) {
    case 'miniapp_added':
    case 'frame_added':
      return keepInstall(store.db, {
        ...{ fid, changedAt, isAdded: true },
        notify: event.notificationDetails ?? null,
      })
    case 'miniapp_removed':
    case 'frame_removed':
      return keepInstall(store.db, { fid, changedAt, isAdded: false, notify: null })
    case 'notifications_enabled':
      return keepInstall(store.db, {
        ...{ fid, changedAt, isAdded: true },
        notify: event.notificationDetails,
      })
    case 'notifications_disabled':
      return keepInstall(store.db, { fid, changedAt, isAdded: true, notify: null })
  }
}
