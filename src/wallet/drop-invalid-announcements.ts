import * as z from 'zod/mini'
import { type Release } from '#src/lib/releases.ts'
import { isProvider, type Provider } from './provider.ts'

const announcementSchema = z.object({
  info: z.object({
    uuid: z.string(),
    name: z.string().check(z.minLength(1)),
    rdns: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  provider: z.custom<Provider>(isProvider),
})

/** Hides invalid announcements of wallets (EIP-6963) from wagmi, which does not check them. Call before wagmi listens. */
export function dropInvalidAnnouncements(page: EventTarget): Release {
  const check = (event: Event): void => {
    const detail: unknown = 'detail' in event ? event.detail : null
    if (!announcementSchema.safeParse(detail).success) event.stopImmediatePropagation()
  }
  page.addEventListener('eip6963:announceProvider', check)
  return () => page.removeEventListener('eip6963:announceProvider', check)
}
