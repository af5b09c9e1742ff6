import { requireNode } from './lib/require-node.mjs'

// `npm run verify [YYYY-MM] [http://origin]`: replays a season from its seed and its runs, and says where it differs.
if (requireNode()) import('./lib/verify.mjs').then(({ verify }) => verify())
