import { requireNode } from './lib/require-node.mjs'

// `npm run balance`: bots play by the rules of the game. Prints the figures of the economy and their bands.
if (requireNode()) {
  import('./lib/balance.mjs').then(({ balance }) => balance(process.argv.slice(2)))
}
