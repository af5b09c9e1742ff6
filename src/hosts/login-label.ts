import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { type Platform } from '#src/protocol/platforms.ts'

/** What the login button says (spec §2, waitlist/login). */
export function loginLabel(platform: Platform, confirmed: boolean): string {
  if (confirmed) return LOGIN_TEXTS.successful
  if (platform === 'farcaster') return LOGIN_TEXTS.withFid
  if (platform === 'desktop' || platform === 'coinbase') return LOGIN_TEXTS.wallet
  return LOGIN_TEXTS.login
}
