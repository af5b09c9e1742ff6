import { type KnobId } from '../knobs.ts'
import { type KnobGroup } from './table.ts'

/** The label and tooltip of a knob. */
export interface KnobText {
  readonly label: string
  readonly tooltip: string
  /** The names of a choice's values, beginning with the knob's least value. */
  readonly choices?: readonly string[]
}

export const GROUP_LABELS: Readonly<Record<KnobGroup, string>> = {
  text: 'Text',
  glass: 'Glass',
  bezel: 'Bezel',
  beam: 'Beam',
  glow: 'Glow',
  phosphor: 'Phosphor',
  colour: 'Colour',
  signal: 'Signal',
  power: 'Power',
  calibration: 'Calibration',
}

const text = (label: string, tooltip: string, choices?: readonly string[]): KnobText => ({
  label,
  tooltip,
  ...(choices && { choices }),
})

/** In a module of their own, because only the panel needs them. */
export const KNOB_TEXTS: Readonly<Record<KnobId, KnobText>> = {
  glyphSpacing: text('Glyph spacing', 'How far letters stand apart. Frames stay closed.'),
  lineSpacing: text('Line spacing', 'How far lines stand apart. Frames stay closed.'),
  cursorShape: text('Cursor', 'The shape of the cursor in a text field.', [
    'Block',
    'Underline',
    'Bar',
  ]),
  cursorBlink: text(
    'Cursor blink',
    'How long the cursor is lit, and then dark; 0 lets it stand. It rests after ten seconds.',
  ),

  curvature: text('Curvature', 'How far the glass bulges. Text and touch bend together.'),
  cornerRadius: text(
    'Corner radius',
    'How round the corners of the glass are, as a share of its height.',
  ),
  margin: text(
    'Margin',
    'The unlit border between the picture and the edge of the glass, as a share of its height.',
  ),
  vignette: text('Vignette', 'How much the light falls off towards the corners.'),
  ambient: text(
    'Ambient light',
    'Light of the room on the unlit phosphor, so that black is not quite black.',
  ),
  glare: text('Glare', "A window's soft reflection on the upper part of the glass."),
  grain: text('Phosphor grain', 'How unevenly the phosphor lies on the glass. It never moves.'),

  bezelSize: text(
    'Bezel size',
    'How wide the frame around the glass is, as a share of its height.',
  ),
  bezelLight: text('Bezel light', 'How much of the room falls on the frame; 0 is a black one.'),
  bezelReflection: text('Bezel reflection', 'How much of the screen is mirrored in the frame.'),

  scanlineDepth: text('Scanline depth', 'How dark the gap between two sweeps of the beam is.'),
  beamGrowth: text('Beam growth', 'How much a bright beam widens and closes the gaps beside it.'),
  beamSoftness: text(
    'Beam softness',
    'How gently one pixel runs into the next; 0 keeps hard edges.',
  ),
  cornerDefocus: text('Corner defocus', 'How much softer the beam is in the corners.'),

  bloom: text('Bloom', 'How much light spills close around lit text.'),
  bloomRadius: text('Bloom radius', 'How far the bloom reaches.'),
  halation: text('Halation', 'The wide haze of light scattered inside the glass.'),
  halationRadius: text('Halation radius', 'How far the haze reaches.'),

  phosphorRed: text('Phosphor red', "Red in the phosphor's colour."),
  phosphorGreen: text('Phosphor green', "Green in the phosphor's colour."),
  phosphorBlue: text('Phosphor blue', "Blue in the phosphor's colour."),
  overdrive: text('Overdrive', 'How far the brightest text goes from the colour to white.'),
  halfLife: text(
    'Phosphor half-life',
    'How long the phosphor takes to lose half its light once the beam has left.',
  ),
  tailRed: text('Red tail', "How long red glows on, of the phosphor's half-life."),
  tailGreen: text('Green tail', "How long green glows on, of the phosphor's half-life."),
  tailBlue: text('Blue tail', "How long blue glows on, of the phosphor's half-life."),
  burnIn: text(
    'Burn-in',
    'How clearly worn phosphor shows what stood there for long. It can be wiped.',
  ),
  burnInSpeed: text(
    'Burn-in speed',
    'How many times an hour the wear comes half-way to what stands on the screen; 0 stops it.',
  ),

  chroma: text('Colour', 'How far the sixteen colours of the text leave the one of the phosphor.'),
  paper: text('Paper', 'Dark ink on light paper instead of light on dark.', ['Off', 'On']),
  maskType: text('Mask', 'The pattern of colour phosphor in front of the beam.', [
    'None',
    'Aperture grille',
    'Slot mask',
    'Dot triads',
  ]),
  maskDepth: text('Mask depth', 'How much of the light the mask holds back.'),
  maskPitch: text('Mask pitch', 'How wide one group of red, green and blue is on your screen.'),
  misconvergenceX: text('Misconvergence across', 'How far red and blue miss green sideways.'),
  misconvergenceY: text('Misconvergence down', 'How far red and blue miss green upright.'),
  misconvergenceCorners: text(
    'Corner misconvergence',
    'How far red and blue drift apart towards the corners.',
  ),

  noise: text('Noise', 'Snow in the signal.'),
  noiseSize: text('Noise size', 'How coarse the snow is.'),
  jitter: text('Jitter', 'How far single lines jump sideways.'),
  horizontalSync: text('Horizontal sync', 'How far the picture sways sideways in a slow wave.'),
  horizontalSyncSpeed: text('Sync speed', 'How often a second the sway comes by.'),
  humBar: text('Hum bar', 'The wide band of mains hum that rolls over the picture.'),
  humBarSpeed: text('Hum speed', 'How often a second the band passes; 0 lets it stand.'),
  glowLine: text('Glow line', 'The thin bright line of a refresh that is a little late.'),
  glowLineSpeed: text('Glow line speed', 'How often a second the line passes; 0 lets it stand.'),
  flicker: text('Flicker', 'How much the whole picture breathes. Never enough to be a flash.'),
  flickerSpeed: text('Flicker speed', 'How often a second the picture breathes.'),

  warmUp: text('Warm-up', 'How long the picture takes to come when the tube is switched on.'),
  degauss: text('Degauss', 'How much the picture shakes when the tube is switched on.'),
  powerOff: text('Power-off', 'How long the picture takes to fold up when the tube goes off.'),

  brightness: text(
    'Brightness',
    'How bright the whole picture is on your screen. Presets leave it alone.',
  ),
  contrast: text(
    'Contrast',
    'How far light and dark stand apart on your screen. Presets leave it alone.',
  ),
}
