import { requireNode } from './lib/require-node.mjs'

// `npm run check`: the fast part of the tests; no database, no build.
if (requireNode()) import('./lib/check.mjs').then(({ check }) => check())
