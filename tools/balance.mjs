import { requireNode } from './lib/require-node.mjs'

// `npm run balance [-- SEEDS]`: bots play by the rules of the game. Prints the figures of the economy and their bands.
// `--bands [SEEDS]` plays only what the bands read, `--only POLICY+POLICY` some policies, `--break N [NAME]` searches N ways to
// play for one that breaks the bands, `--curves FILE` draws net worth by day, `--diary POLICY SEED` tells a month in words,
// `--diaries` writes docs/diaries.
if (requireNode()) {
  import('./lib/balance.mjs').then(({ balance }) => balance(process.argv.slice(2)))
}
