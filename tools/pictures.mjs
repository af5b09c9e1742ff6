import { requireNode } from './lib/require-node.mjs'

// `npm run pictures`: stores every screen as it looks now; the browser tests hold screens against these pictures.
if (requireNode()) import('./lib/pictures.mjs').then(({ pictures }) => pictures())
