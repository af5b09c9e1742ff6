import { requireNode } from './lib/require-node.mjs'

// `npm run check`: the fast part of the tests, without a database or a build.
if (requireNode()) import('./lib/check.mjs').then(({ check }) => check())
