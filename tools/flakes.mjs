import { requireNode } from './lib/require-node.mjs'

// `npm run flakes -- --runs 10 [--busy 1] [PATTERN]`: finds tests whose verdict varies between runs.
if (requireNode()) import('./lib/flakes.mjs').then(({ flakes }) => flakes())
