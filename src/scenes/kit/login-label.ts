import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { type Platform } from '#src/protocol/platforms.ts'

/** What the login button says where (spec §2). */
export function loginLabel(platform: Platform): string {
  switch (platform) {
    case 'farcaster':
      return LOGIN_TEXTS.withFid
    case 'desktop':
    case 'coinbase':
      return LOGIN_TEXTS.wallet
    default:
      return LOGIN_TEXTS.login
  }
}
