import { requireNode } from './lib/require-node.mjs'

// `npm run soak [-- NAME] [--seed 1] [--seeds 4] [--acts 20000]
// [--engine-acts 2000] [--rounds 100] [--days 30] [--guests 480]`: kill, race, load and long property runs,
// beyond the test gate. NAME is a file of tests/soak.
if (requireNode()) import('./lib/soak.mjs').then(({ soak }) => soak())
