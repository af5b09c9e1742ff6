import { requireNode } from './lib/require-node.mjs'

// `node tools/dialog-font.mjs`: cuts the font of the wallet dialogs out of Unifont. Run it after an update of @fontsource/unifont.
if (requireNode()) await import('./lib/dialog-font.mjs')
