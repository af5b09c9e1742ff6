import { requireNode } from './lib/require-node.mjs'

// `npm run rules-doc`: writes docs/game-rules.md from the rules in src/rules.
if (requireNode()) import('./lib/rules-doc.mjs').then(({ rulesDoc }) => rulesDoc())
