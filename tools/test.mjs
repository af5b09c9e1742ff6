import { requireNode } from './lib/require-node.mjs'

// `npm test`: sets up what it needs, then checks everything, and ends in one summary.
if (requireNode()) import('./lib/test.mjs').then(({ test }) => test())
