import { requireNode } from './lib/require-node.mjs'

// `npm run dev`: page and server, each anew as its sources change.
if (requireNode()) import('./lib/dev.mjs').then(({ dev }) => dev())
