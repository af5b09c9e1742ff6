import { LOGIN_TEXTS } from '#src/protocol/messages.ts'
import { type Platform } from '#src/protocol/platforms.ts'

/** Returns the label of the login button on a platform. */
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
