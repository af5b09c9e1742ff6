import { requireNode } from './lib/require-node.mjs'

// `npm run balance [seeds]`: bots play a month each on every seed, under the real rules, and the bands are printed.
if (requireNode()) import('./lib/balance.mjs').then(({ balance }) => balance())
