import * as z from 'zod/mini'
import { parseJson } from '#src/lib/parse-json.ts'
import { manifestCall, webhookCall } from '#src/protocol/calls/mini-app.ts'
import { bind, type Router } from '../../platform/http/bind.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import { describeMiniApp } from './describe-mini-app.ts'
import type { ServerContext } from '../../server-context.ts'
import { handleClientEvent } from './handle-client-event.ts'

const associationSchema = z.object({
  header: z.string(),
  payload: z.string(),
  signature: z.string(),
})

/** Binds the calls of the Farcaster mini app: its manifest, and the webhook for events of Farcaster clients. */
export function bindMiniAppRoutes(router: Router, server: ServerContext): void {
  const { PUBLIC_ORIGIN: origin, FARCASTER_ACCOUNT_ASSOCIATION: association } = server.config
  const signedAssociation = associationSchema.safeParse(parseJson(association ?? null))
  const miniapp = origin ? describeMiniApp(origin) : null
  const manifest = miniapp && {
    ...(signedAssociation.success ? { accountAssociation: signedAssociation.data } : {}),
    miniapp,
    // Older clients read this name. Both entries must be equal.
    frame: miniapp,
  }

  bind(router, manifestCall, () => {
    if (manifest) return manifest
    throw new RequestError('not_found', 'This server has no public address of its own.')
  })

  bind(router, webhookCall, async ({ body }) => {
    await handleClientEvent(server, body)
  })
}
