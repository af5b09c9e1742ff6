import { requireNode } from './lib/require-node.mjs'

// `npm run pictures`: stores a picture of every screen. The browser tests compare the screens with these pictures.
if (requireNode()) import('./lib/pictures.mjs').then(({ pictures }) => pictures())
