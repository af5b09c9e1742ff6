import { type NoticeKind } from './calls/identity.ts'
import { type RecalledWords } from './calls/memory.ts'
import { type EvidenceKind } from './evidence.ts'
import { type PlayerSettings } from './player-settings.ts'

const EVIDENCE_NAMES: Readonly<Record<EvidenceKind, string>> = {
  world_id: 'WORLD ID',
  farcaster: 'ITS AGE',
  payment: 'A PAYMENT',
  history: 'ITS PAST',
}

/** The texts of the account screen: identities, keys, settings and memory. */
export const ACCOUNT_TEXTS = {
  title: 'ACCOUNT',
  pages: 'Pages of the account',
  tabs: { identities: 'IDENTITIES', keys: 'KEYS', settings: 'SETTINGS', memory: 'MEMORY' },
  loginFirst: 'Log in to see what is yours.',
  loading: 'Reading your file…',
  kinds: {
    wallet: 'WALLET',
    burner: 'GUEST WALLET',
    farcaster: 'FARCASTER',
    base: 'BASE',
    world: 'WORLD ID',
  } as Readonly<Record<string, string>>,
  streetName: {
    label: 'STREET NAME',
    set: 'SET',
    /** The button. */
    setName: 'SET the street name',
    asking: 'Asking around…',
    chosen: (name: string) => `The street calls you ${name}.`,
  },
  identities: 'Linked identities',
  linkedAt: (date: string) => `linked ${date}`,
  signedInWith: 'signed in with it',
  /** What proves the player by an identity. */
  provesBy: (kinds: readonly EvidenceKind[]) =>
    `● PROVEN by ${kinds.map((kind) => EVIDENCE_NAMES[kind]).join(', ')}`,
  /** Shown if the boards use the linked name (beta). */
  onBoards: (name: string) => `BETA: on the boards you are ${name}.`,
  guestHint:
    'A guest is a key in this browser and nowhere else, and proves nothing. Link what proves you.',
  /** How an unproven player becomes proven. */
  unprovenHint:
    'Not proven: a real pot pays only those whom a World ID, a payment, or an old Farcaster id or wallet proves.',
  link: 'LINK',
  askLink: 'Link what?',
  linkWhat:
    'What you link signs for itself once. From then on it opens the same file, here and anywhere.',
  sources: {
    wallet: 'A WALLET',
    /** The identity at the host, by host. */
    host: {
      farcaster: 'FARCASTER',
      base_minikit: 'BASE',
      worldcoin: 'WORLD ID',
    } as Readonly<Record<string, string>>,
  },
  linking: 'Waiting for a signature…',
  linked: 'Linked.',
  notLinked: 'Nothing was linked.',
  /** Ends the wait for a signature. */
  stopSigning: 'CANCEL',
  notSigned: 'Nothing was signed.',
  unlink: 'UNLINK',
  /** The button of an identity. */
  unlinkOne: (name: string) => `UNLINK ${name}`,
  askUnlink: (name: string) => `Unlink ${name}?`,
  unlinkWhy: 'You can no longer sign in with it. Other sessions that used it end at once.',
  unlinking: 'Cutting it loose…',
  unlinked: 'Unlinked.',
  askStepUp: 'Prove it is you.',
  stepUpWhy:
    'This changes who gets in. A key alone may be stolen, so you sign for it. One signature, no fee, good for five minutes.',
  pending: (kept: string, dropped: string, when: { readonly due: string; readonly left: string }) =>
    `${kept} goes on and ${dropped} ends in ${when.left}, ${when.due} UTC, unless one of the two cancels.`,
  cancelMerge: 'CANCEL',
  /** The button of a merge. */
  cancelMergeOf: (dropped: string) => `CANCEL the end of ${dropped}`,
  cancelling: 'Stopping it…',
  cancelled: 'Cancelled. Both go on.',
  asked: (kept: string, instant: string) =>
    `Signed. ${kept} goes on alone ${instant}. Until then either of you can cancel.`,
  news: 'Since you last looked',
  /** One notice. */
  newsLine: (instant: string, what: string) => `${instant} ${what}`,
  newsOf: {
    linked: ([what = '']) => `${what} was linked`,
    unlinked: ([what = '']) => `${what} was unlinked`,
    merge_asked: ([kept = '', dropped = '']) => `${kept} is to go on, ${dropped} to end`,
    merge_cancelled: ([kept = '', dropped = '']) => `${kept} and ${dropped} both go on`,
    merged: ([kept = '', dropped = '']) => `${kept} goes on, ${dropped} ended`,
    key_made: ([what = '']) => `a key was cut by ${what}`,
    payment_vanished: ([usdc = '', messages = '0']) =>
      messages === '0'
        ? `the chain lost your ${usdc} USDC`
        : `the chain lost your ${usdc} USDC: ${messages} messages went with it`,
    signed_out_everywhere: ([what = '']) => `${what} signed you out everywhere`,
  } satisfies Record<NoticeKind, (about: readonly string[]) => string>,
  signOutAll: 'SIGN OUT EVERYWHERE',
  askSignOutAll: 'Sign out everywhere?',
  signOutAllWhy: 'Every page and every key of yours is out at once, this one too.',
  signingOut: 'Locking every door…',
  signedOutAll: 'You are signed out everywhere.',
  data: 'MY DATA',
  askData: 'Your file.',
  dataWhat:
    'All that is kept on you: who you sign in as, your keys, every word said, what the sharks remember, your deals.',
  dataStepUp:
    'A key alone may be stolen, so you sign for it. One signature, no fee, good for five minutes.',
  download: 'DOWNLOAD',
  reading: 'Copying your file…',
  downloaded: (name: string) => `Your file is on its way: ${name}`,
  delete: 'DELETE',
  askDelete: (name: string) => `Delete ${name} for good?`,
  deleteWhat:
    'Gone at once: your sign-ins, sessions and keys, your name, every message, what the sharks remember, cash, goods, debts and paid messages.',
  deleteKeeps:
    'What stays has no name on it: the deals of your run, which the season’s proof needs. Payments stay with the wallet that paid, so that none counts twice.',
  deleteFinal: 'There is no way back. The same wallet starts over as a new face.',
  deleteNow: 'DELETE FOR GOOD',
  deleting: 'Burning your file…',
  deleted: 'Your file is burnt. Nobody here knows you.',
  askKeep: 'Two files. One goes on.',
  keepWhy: 'Both have played. The one you drop ends with all it owns and owes.',
  mine: (name: string) => `THIS ONE: ${name}`,
  theirs: (name: string) => `THE OTHER: ${name}`,
  figures: (cash: string, netWorth: string, rank: number | null) =>
    `cash ${cash}, net worth ${netWorth}, ${rank === null ? 'no rank yet' : `rank ${rank}`}`,
  keepMine: 'KEEP THIS',
  keepTheirs: 'KEEP OTHER',
  askEnd: (name: string) => `End ${name} for good?`,
  endWhy: (kept: string, messages: number) =>
    messages > 0
      ? `In 24 hours ${kept} goes on, and ${messages} paid messages come along. The rest does not come back. Until then either can cancel.`
      : `In 24 hours ${kept} goes on. The rest does not come back. Until then either can cancel.`,
  merging: 'Marking the other file…',
  merged: (kept: string) => `Linked. ${kept} goes on.`,
  keys: 'API keys',
  keysHint:
    'Anyone with a key can play as you. It ends after 30 days unused, and after 90 days at most.',
  made: (instant: string) => `MADE ${instant}`,
  used: (instant: string) => `USED ${instant}`,
  thisPage: 'THIS PAGE',
  make: 'MAKE A KEY',
  making: 'Cutting a key…',
  revoke: 'REVOKE',
  /** The button of a key. */
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
  memory: {
    list: 'What the sharks remember',
    hint: 'What you told them, and what they told each other of it. What they know of your money is not on this page.',
    nothing: 'Nobody remembers a word of yours.',
    said: {
      person: (words) => `You spoke of ${words}.`,
      promise: (words) => `You promised that ${words}.`,
      excuse: (words) => `You said that ${words}.`,
      lie: (words) => `You lied that ${words}.`,
      gift: (words) => `You brought ${words}.`,
      place: (words) => `You said that ${words}.`,
      threat: (words) => `You said that ${words}.`,
      asked: (words) => `You asked for ${words} and heard no.`,
    } satisfies Record<RecalledWords['kind'], (words: string) => string>,
    from: (teller: string) => `from ${teller}`,
    forget: 'FORGET',
    /** The button of a recollection. */
    forgetOne: (sentence: string) => `FORGET: ${sentence}`,
    forgetAll: 'FORGET ALL OF IT',
    askForgetAll: 'Forget all of it?',
    forgetAllWhy: 'Every shark forgets every word on this page. Debts and deals stay as they are.',
    forgetting: 'Having a word with them…',
    forgotten: 'Nobody remembers that now.',
  },
  settings: 'Settings',
  brightness: 'BRIGHTNESS',
  contrast: 'CONTRAST',
  less: (what: string) => `${what} less`,
  more: (what: string) => `${what} more`,
  percent: (value: number) => `${value} %`,
  effects: { label: 'EFFECTS', on: 'ON', off: 'OFF' },
  look: {
    label: 'LOOK',
    /** The button that opens the pictures. */
    open: (name: string) => `${name.toUpperCase()} ▸`,
    /** Its accessible name. */
    openNamed: (name: string) => `LOOK: ${name}`,
    title: 'LOOKS',
    group: 'Looks of the tube',
    own: 'Default',
    standard: 'DEFAULT',
    chosen: (name: string) => `The tube is ${name}.`,
  },
  textSize: { label: 'TEXT SIZE' },
  motion: {
    label: 'MOTION',
    values: { system: 'LIKE THE SYSTEM', full: 'FULL', less: 'LESS' } satisfies Record<
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
