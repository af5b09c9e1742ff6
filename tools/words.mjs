import { requireNode } from './lib/require-node.mjs'

// `node tools/words.mjs [folder]`: lists words that plain technical English does without. `--update` records their counts.
if (requireNode()) import('./lib/words.mjs').then(({ words }) => words(process.argv[2]))
