import { requireNode } from './lib/require-node.mjs'

// `npm run flakes -- --runs 10 [--busy 1] [PATTERN]`: finds tests that do not always give the same verdict.
if (requireNode()) import('./lib/flakes.mjs').then(({ flakes }) => flakes())
