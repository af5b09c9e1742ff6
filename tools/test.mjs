import { requireNode } from './lib/require-node.mjs'

// `npm test [-- PATTERN]`: sets up what it needs, checks everything or runs what the pattern selects, and ends in one summary.
if (requireNode()) {
  import('./lib/test.mjs').then(({ test }) => test(process.argv.slice(2).join(' ')))
}
