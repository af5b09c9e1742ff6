import { requireNode } from './lib/require-node.mjs'

// `npm start`: installs what is missing, builds what is stale, and runs the game.
if (requireNode()) import('./lib/start.mjs').then(({ start }) => start())
