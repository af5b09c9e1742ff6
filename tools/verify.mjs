import { requireNode } from './lib/require-node.mjs'

// `npm run verify [YYYY-MM] [http://origin]`: replays a season from its seed and its tape, and prints the first difference.
if (requireNode()) import('./lib/verify.mjs').then(({ verify }) => verify())
