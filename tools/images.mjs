import { requireNode } from './lib/require-node.mjs'

// `npm run images`: draws the pictures for hosts and shared links into assets/, from the game's own image views.
if (requireNode()) await import('./lib/images.mjs')
