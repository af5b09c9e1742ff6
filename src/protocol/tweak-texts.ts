/** Labels of the test patterns. */
export const PATTERN_LABELS = {
  grid: 'Grid',
  bars: 'Bars',
  text: 'Text page',
  white: 'White',
  black: 'Black',
  checkerboard: 'Checkerboard',
  scrolling: 'Scrolling text',
} as const
export type PatternId = keyof typeof PATTERN_LABELS

/** Returns the name of a pattern for screen readers. */
export const patternName = (pattern: PatternId): string =>
  `Test pattern: ${PATTERN_LABELS[pattern]}`

/** Sentences that contain every letter. */
export const PANGRAMS = [
  'Five big jackpots of quiet money vexed the loan shark with razor-cut hands.',
  'Pack my box with five dozen liquor jugs, then bring 1,234,567.89 to Vinnie by Friday.',
  'The quick brown fox jumps over the lazy dog; Carmela reads the small print (8 % a day).',
  'Sphinx of black quartz, judge my vow: "Nobody owes Big Boss twice."',
] as const

/** The name of a new preset. */
export const NEW_LOOK_NAME = 'New look'
export const copyName = (name: string): string => `${name} copy`

/** Labels of the passes. */
export const PASS_LABELS = {
  text: 'Text',
  'burn-in': 'Burn-in',
  afterglow: 'Afterglow',
  glow: 'Bloom and halation',
  glass: 'Glass',
} as const

export const PROFILE_LABELS = { desktop: 'Desktop', mobile: 'Mobile', full: 'Full' } as const

/** Messages of the panel. */
export const TWEAK_MESSAGES = {
  imported: (name: string): string => `${name} was taken in.`,
  refused: (file: string, sentence: string): string => `${file} was not taken in. ${sentence}`,
  badLink: (sentence: string): string =>
    `The look in the address cannot be read. ${sentence} The tube stands as it did.`,
  linkCopied: 'The link is on the clipboard.',
  linkNotCopied: 'The browser did not let the link be copied. It stands in the field below.',
  noPicture: 'There is no picture to save: the tube is not lit.',
  wiped: 'The burn-in is wiped.',
} as const

/** Labels of the panel. */
export const TWEAK_TEXTS = {
  panel: 'Tweak panel',
  title: 'CRT',
  move: 'Move panel',
  collapse: 'Collapse panel',
  expand: 'Expand panel',
  undo: 'Undo',
  redo: 'Redo',
  dock: { left: 'Dock left', right: 'Dock right', bottom: 'Dock bottom' },
  preset: 'Preset',
  pictures: 'Pictures of the presets',
  shipped: 'Built in',
  own: 'Yours',
  unsaved: (name: string): string => `${name} (not saved)`,
  modified: 'Modified',
  make: 'New',
  double: 'Duplicate',
  rename: 'Rename',
  remove: 'Delete',
  save: 'Save',
  revert: 'Revert',
  presetName: 'Preset name',
  confirmName: 'OK',
  cancel: 'Cancel',
  compare: 'Compare',
  compareHold: 'Hold to compare',
  slot: (slot: string): string => `State ${slot}`,
  copySlot: (to: string): string => `Copy to ${to}`,
  profile: 'Values for',
  allProfiles: 'All profiles',
  shownProfile: (name: string): string => `On the glass: ${name}`,
  shownValue: (profile: string, value: number): string => `${profile}: ${value}`,
  ownValue: (profile: string): string => `Only on ${profile}`,
  share: 'File and link',
  exportJson: 'Export JSON',
  importJson: 'Import JSON',
  dropHere: 'Drop JSON files anywhere on this panel.',
  copyLink: 'Copy link',
  link: 'Share link',
  savePng: 'Save PNG',
  stage: 'Picture',
  pattern: 'Test pattern',
  noPattern: 'None',
  freeze: 'Freeze time',
  wipe: 'Wipe burn-in',
  phosphorColour: 'Phosphor colour',
  colourHint: 'Red, green and blue of the phosphor in one, by the picker of your browser.',
  search: 'Search knobs',
  nothingFound: 'No knob is called or does that.',
  reset: (label: string): string => `Reset ${label}`,
  cost: 'Cost of a frame',
  costPlot: (ms: string, frames: number): string =>
    `${ms} ms a frame over the last ${frames} frames`,
  costStill: 'Nothing is drawn: the picture is still.',
  costPart: 'Part',
  costTime: 'ms',
  costTotal: 'Frame',
} as const

export const NOTICE_TEXTS = { close: 'Dismiss' } as const
