import { requireNode } from './lib/require-node.mjs'

// `npm run bench [name]`: every figure this project claims, measured here and now.
if (requireNode()) import('./lib/bench.mjs').then(({ bench }) => bench())
