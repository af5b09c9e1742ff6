import { requireNode } from './lib/require-node.mjs'

// `node tools/screens.mjs`: draws contact sheets with every screen of the built game into docs/screens: a desktop and a phone
// as the tube shows them, and eight sizes of windows as they are without WebGL. `--sizes` draws only the sizes. The game's
// clock is stopped (tests/e2e/support/frozen-city.ts).
if (requireNode()) await import('./lib/screens.mjs')
