import { requireNode } from './lib/require-node.mjs'

// `npm run soak`: kill, race, load and long property runs, beyond the test gate.
if (requireNode()) import('./lib/soak.mjs').then(({ soak }) => soak())
