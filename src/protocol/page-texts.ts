/** The texts of the page outside the terminal: the debug log, the outlines, the reset dialog. */
export const LOG_TEXTS = {
  title: 'Debug log',
  copy: 'COPY',
  copied: 'COPIED',
  notCopied: 'NOT COPIED',
  hide: 'HIDE',
  unknownView: (name: string) => `There is no view '${name}': the normal flow is shown.`,
  unknownValue: (name: string, value: string) =>
    `'${value}' is no value of ${name}: the page goes on without it.`,
} as const

export const OUTLINE_TEXTS = {
  safeArea: 'safe area',
  insets: (top: number, right: number, bottom: number, left: number) =>
    `safe area: top ${top}, right ${right}, bottom ${bottom}, left ${left} px`,
} as const

export const RESET_TEXTS = {
  title: 'Reset this browser?',
  question:
    'Everything that the game keeps in this browser is cleared: the session, the settings, looks of your own.',
  guest: 'A guest’s key is cleared too. Whoever has not saved it cannot come back to what it owns.',
  payment:
    'A payment that has been made and has not been taken yet is forgotten, too: what it paid for is lost.',
  save: 'SAVE THE GUEST KEY',
  fileName: 'dope-chain-wars-guest-key.txt',
  confirm: 'Confirm',
  cancel: 'Cancel',
} as const

/** A screen whose code is fetched when it is opened. */
export const CHUNK_TEXTS = {
  loading: 'Loading…',
  problems: {
    offline: 'The line is down.',
    newVersion: 'A new version is here. Reload.',
    failed: 'This screen did not come through.',
  },
  again: 'TRY AGAIN',
  reload: 'RELOAD',
  back: 'BACK',
} as const

/** The strip below the terminal. */
export const STRIP_TEXTS = {
  offline: 'The line is down. The game goes on when it is back.',
  waiting: (orders: number) =>
    orders === 1
      ? 'The line is down. One order waits.'
      : `The line is down. ${orders} orders wait.`,
  newVersion: 'A new version is here.',
  reload: 'RELOAD',
  seen: 'OK',
} as const
