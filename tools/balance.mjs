import { requireNode } from './lib/require-node.mjs'

// `npm run balance [seeds]`: bots play a month on every seed under the real rules. Prints the figures and their bands.
if (requireNode()) import('./lib/balance.mjs').then(({ balance }) => balance())
