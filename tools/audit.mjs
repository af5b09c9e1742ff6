import { requireNode } from './lib/require-node.mjs'

// `npm run audit`: checks that the database adds up, and names the rows that do not. Stop an embedded server first.
if (requireNode()) import('./lib/audit.mjs').then(({ audit }) => audit())
