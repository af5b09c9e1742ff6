import { requireNode } from './lib/require-node.mjs'

// `npm run voices [-- --train]`: prints how well the sharks understand the corpus. `--train` learns the weights again first.
if (requireNode()) import('./lib/voices.mjs').then(({ voices }) => voices(process.argv[2]))
