import { requireNode } from './lib/require-node.mjs'

// `npm run advisories`: fails when a package that ships has a known vulnerability of high severity that is not allowed.
if (requireNode()) import('./lib/advisories.mjs').then(({ advisories }) => advisories())
