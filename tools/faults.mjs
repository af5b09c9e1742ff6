import { requireNode } from './lib/require-node.mjs'

// `npm run faults [-- PATTERN]`: plants faults in a copy of the project, which its tests must catch.
if (requireNode()) import('./lib/faults.mjs').then(({ faults }) => faults())
