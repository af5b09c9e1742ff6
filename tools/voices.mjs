import { requireNode } from './lib/require-node.mjs'

// `npm run voices`: prints how well the sharks understand the corpus and answer. `--train` learns the weights again first;
// `--replies 400 --seed NAME --part 1 --out FILE` draws replies to label; `--talks` writes docs/talks.
if (requireNode()) import('./lib/voices.mjs').then(({ voices }) => voices())
