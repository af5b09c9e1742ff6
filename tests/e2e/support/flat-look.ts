import { lookOf, OFF_KNOBS } from '#src/crt/knobs.ts'
import { writeLookLink } from '#src/crt/presets/look-link.ts'

/** A `look` query parameter without curvature and light effects. Bright ink is whiter than normal ink. */
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
