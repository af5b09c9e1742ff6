import { requireNode } from './lib/require-node.mjs'

// `npm test [-- PATTERN]`: installs what it needs, runs all checks or what the pattern selects, and prints one summary.
if (requireNode()) {
  import('./lib/test.mjs').then(({ test }) => test(process.argv.slice(2).join(' ')))
}
