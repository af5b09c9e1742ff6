import { requireNode } from './lib/require-node.mjs'

// `npm run dev`: runs page and server, and rebuilds each when its sources change.
if (requireNode()) import('./lib/dev.mjs').then(({ dev }) => dev())
