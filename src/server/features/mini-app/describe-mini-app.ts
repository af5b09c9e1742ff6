import { webhookCall } from '#src/protocol/calls/mini-app.ts'
import { GAME_NAME } from '#src/protocol/messages.ts'

const DESCRIPTION =
  'Talk to loan sharks, trade six boroughs and keep your word in 1980s New York, drawn as a green phosphor terminal.'

/** Returns the game's entry in the manifest for Farcaster clients; every URL is absolute. */
export function describeMiniApp(origin: string) {
  const at = (path: string): string => `${origin}${path}`
  return {
    version: '1',
    name: GAME_NAME,
    iconUrl: at('/assets/icon.png'),
    homeUrl: at('/'),
    splashImageUrl: at('/assets/splash.png'),
    splashBackgroundColor: '#000000',
    webhookUrl: at(webhookCall.path),
    subtitle: 'Borrow, trade, survive',
    description: DESCRIPTION,
    primaryCategory: 'games',
    tags: ['strategy', 'retro', 'crt', 'trading', 'chat'],
    heroImageUrl: at('/assets/hero.png'),
    tagline: 'Retro CRT strategy on-chain',
    ogTitle: GAME_NAME,
    ogDescription: 'Talk to loan sharks, trade six boroughs, keep your word in 1980s New York.',
    ogImageUrl: at('/assets/hero.png'),
    requiredChains: ['eip155:8453'],
  }
}
