import { requireNode } from './lib/require-node.mjs'

// `node tools/screens.mjs`: draws contact sheets with every screen of the built game, in both sizes, into docs/screens. The
// game's clock is stopped (tests/e2e/support/frozen-city.ts).
if (requireNode()) await import('./lib/screens.mjs')
