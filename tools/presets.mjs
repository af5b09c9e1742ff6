import { requireNode } from './lib/require-node.mjs'

// `node tools/presets.mjs`: draws one screen with every preset, side by side into docs/screens/presets.png, and each one small into assets/looks.
if (requireNode()) await import('./lib/presets.mjs')
