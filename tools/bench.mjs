import { requireNode } from './lib/require-node.mjs'

// `npm run bench [name]`: measures every figure that the project claims.
if (requireNode()) import('./lib/bench.mjs').then(({ bench }) => bench())
