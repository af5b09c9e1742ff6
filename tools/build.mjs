import { requireNode } from './lib/require-node.mjs'

// `npm run build`, which `npm start` runs too when dist/ is stale: page, server, migrations, notices, compressed files.
if (requireNode()) import('./lib/build.mjs').then(({ build }) => build())
