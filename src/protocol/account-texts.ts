import { type PlayerSettings } from './player-settings.ts'

/** The texts of the account: who the player is, their keys, and how they like the page. */
export const ACCOUNT_TEXTS = {
  title: 'ACCOUNT',
  pages: 'Pages of the account',
  tabs: { identities: 'IDENTITIES', keys: 'KEYS', settings: 'SETTINGS' },
  loginFirst: 'Log in to see what is yours.',
  loading: 'Reading your file…',
  kinds: {
    wallet: 'WALLET',
    burner: 'GUEST WALLET',
    farcaster: 'FARCASTER',
    base: 'BASE',
    worldcoin: 'WORLD ID',
  } as Readonly<Record<string, string>>,
  identities: 'Linked identities',
  linkedAt: (date: string) => `linked ${date}`,
  signedInWith: 'signed in with it',
  guestHint:
    'A guest is a key in this browser and nowhere else. What a guest earns stays with that key.',
  keys: 'API keys',
  keysHint: 'A key opens your file to whoever holds it. One that is not used for 30 days ends.',
  made: (instant: string) => `MADE ${instant}`,
  used: (instant: string) => `USED ${instant}`,
  thisPage: 'THIS PAGE',
  make: 'MAKE A KEY',
  making: 'Cutting a key…',
  revoke: 'REVOKE',
  /** What the button of one key is called. */
  revokeOne: (madeAt: string) => `REVOKE the key made ${madeAt}`,
  askRevoke: 'Revoke this key?',
  revokeWhy: (usedAt: string) =>
    `It was last used ${usedAt}. Whoever works with it is out at once, and it does not come back.`,
  revoking: 'Revoking the key…',
  revoked: 'The key is revoked.',
  newKey: 'YOUR NEW KEY',
  newKeyHint: 'It is shown this once. Keep it where nobody looks.',
  copy: 'COPY',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy. Select the key on the glass instead.',
  settings: 'Settings',
  brightness: 'BRIGHTNESS',
  contrast: 'CONTRAST',
  less: (what: string) => `${what} less`,
  more: (what: string) => `${what} more`,
  percent: (value: number) => `${value} %`,
  effects: { label: 'EFFECTS', on: 'ON', off: 'OFF' },
  textSize: { label: 'TEXT SIZE' },
  motion: {
    label: 'MOTION',
    values: { system: 'AS THE SYSTEM ASKS', full: 'FULL', less: 'LESS' } satisfies Record<
      PlayerSettings['motion'],
      string
    >,
  },
  sound: { label: 'SOUND', on: 'ON', off: 'OFF' },
  calibrationHint:
    'Turn brightness until the darkest bars just show, contrast until the lightest do not run together.',
  bars: 'Bars from dark to light',
  remembered: 'Remembered in this browser.',
} as const
