import { lookOf, OFF_KNOBS } from '#src/crt/knobs.ts'
import { writeLookLink } from '#src/crt/presets/look-link.ts'

/** As the query parameter `look`: the picture as it is painted, neither bent nor lit; bright ink is whiter than normal. */
export const FLAT_LOOK = encodeURIComponent(
  writeLookLink({
    name: 'Flat',
    look: {
      ...lookOf(OFF_KNOBS),
      ...{ phosphorRed: 57, phosphorGreen: 255, phosphorBlue: 20, overdrive: 0.5 },
    },
    overrides: {},
  }),
)
