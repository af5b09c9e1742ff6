import { requireNode } from './lib/require-node.mjs'

// `npm run build`, and what `npm start` runs when dist/ is stale: page, server, migrations, notices, packed files.
if (requireNode()) import('./lib/build.mjs').then(({ build }) => build())
