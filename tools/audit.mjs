import { requireNode } from './lib/require-node.mjs'

// `npm run audit`: checks that the database is consistent, and names the rows that are not. Stop an embedded server first.
if (requireNode()) import('./lib/audit.mjs').then(({ audit }) => audit())
