import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import { saveInstall } from './install-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import {
  type FarcasterSignature,
  verifyFarcasterSignature,
} from '../../identity/providers/farcaster-signature.ts'
import { serviceUnavailable } from '../../identity/auth/verified-identity.ts'
import type { ServerContext } from '../../server-context.ts'

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

/** Stores an event of a Farcaster client after verifying its signature. Throws `wrong_signature`, `unavailable`. */
export async function handleClientEvent(
  { store, clock, providers }: ServerContext,
  signed: FarcasterSignature,
): Promise<void> {
  const verdict = await verifyFarcasterSignature(providers.fids, signed)
  if (verdict === 'unreachable')
    throw serviceUnavailable('Optimism, which knows the keys of Farcaster ids,')
  const parsed = verdict === 'invalid' ? null : eventSchema.safeParse(parseJson(verdict.payload))
  if (verdict === 'invalid' || !parsed?.success) {
    throw new RequestError('wrong_signature', 'This was not signed by a client of that user.')
  }
  const { fid } = verdict
  const changedAt = clock.now()
  const event = parsed.data
  switch (event.event) {
    case 'miniapp_added':
    case 'frame_added':
      return saveInstall(store.db, {
        ...{ fid, changedAt, isAdded: true },
        notify: event.notificationDetails ?? null,
      })
    case 'miniapp_removed':
    case 'frame_removed':
      return saveInstall(store.db, { fid, changedAt, isAdded: false, notify: null })
    case 'notifications_enabled':
      return saveInstall(store.db, {
        ...{ fid, changedAt, isAdded: true },
        notify: event.notificationDetails,
      })
    case 'notifications_disabled':
      return saveInstall(store.db, { fid, changedAt, isAdded: true, notify: null })
  }
}
