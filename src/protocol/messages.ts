import { MESSAGE_LIMIT } from './chat.ts'
import { type View } from './views.ts'

/**
 * Texts of the client, by the screen that shows them. A text with placeholders is a function. The neighbours of this
 * module that end in `-messages.ts` or `-texts.ts` contain more texts.
 */

export const GAME_TITLE = 'DOPE CHAIN WARS'
/** The name in wallets and hosts. */
export const GAME_NAME = 'Dope Chain Wars'
export const VERSION = 'v1.0'
export const COPYRIGHT = 'Copyright 2023-2024 Dope Chain Wars'

/** Boot lines, one every 0.35 s. The last of the 12 intervals only shows the welcome. */
export const BOOT_LINES = [
  'DOPEOS 640K RAM SYSTEM  589824 BYTES FREE',
  'READY.',
  'INIT BIG BOSS AI...',
  'SYNC FARCASTER NETWORK...',
  'CONNECTING BASE L2...',
  'LINKING WORLD ID...',
  'LOADING BOROUGH DATA...',
  'SPAWNING LOAN SHARKS...',
  'CHECKING ECONOMY BALANCE...',
  `${GAME_TITLE} ${VERSION}`,
  'WELCOME, OPERATOR!',
] as const

export const BOOT_TEXTS = {
  progress: 'Starting',
  skip: 'PRESS ANY KEY TO SKIP',
  skipByTap: 'TAP TO SKIP',
} as const

export const UNBRANDED_TEXTS = {
  name: '[ U N B R A N D E D ]',
  presents: 'PRESENTS',
} as const

export const TITLE_TEXTS = {
  words: ['DOPE', 'CHAIN', 'WARS'],
  tagline: 'Retro CRT cyberpunk strategy on-chain',
} as const

/** Descriptions of pictures for screen readers. */
export const ART_TEXTS = {
  skyline: 'The city at night',
  baseLogo: 'The mark of Base',
} as const

export const BASE_LOGO_TEXTS = { name: 'B A S E' } as const

/** Titles of screens for screen readers. */
export const VIEW_TITLES: Readonly<Record<View, string>> = {
  boot: 'Starting',
  unbranded: 'Unbranded presents',
  asciiTitle: 'Dope Chain Wars',
  waitlist: 'Login',
  loading: 'Connecting',
  confirmation: 'Home',
  chat: 'Talk',
  about: 'About Dope Chain Wars',
  help: 'The rules',
  leaderboard: 'Leaderboard',
  market: 'Market',
  encounter: 'Encounter',
  account: 'Account',
  verify: 'Verify a season',
  menu: 'Main menu',
  game_console: 'Game console',
  sdk_test: 'SDK test interface',
  menu_test: 'Game pulse',
  base_logo: 'Base',
  promo_logo: 'Dope Chain Wars',
  icon_dcw: 'Icon',
  hero_universal: 'Dope Chain Wars',
  widget_splash: 'Loading',
  error: 'Error',
  fatal: 'Fatal error',
}

/** The buttons of dialogs. */
export const DIALOG_TEXTS = { confirm: 'Confirm', cancel: 'Cancel', ok: 'OK' } as const

/** The help on keys, shown by `?`. */
export const KEY_TEXTS = {
  title: 'KEYS',
  everywhere: [
    ['Tab, arrows', 'to the next control'],
    ['Enter', 'presses it'],
    ['Escape', 'one screen back'],
    ['H', 'the rules'],
    ['L', 'leaderboard'],
    ['M', 'main menu'],
    ['?', 'these keys'],
  ],
  scroll: ['PgUp, PgDn', 'scroll; Home and End to the ends'],
  menu: ['1-5', 'the entries'],
  market: ['T', 'the market'],
  account: ['A', 'your account'],
} as const

export const HELP_TEXTS = {
  title: 'THE RULES',
  /** The label of the button on every screen, and its accessible names: for the rules, and on them for the keys. */
  mark: '?',
  button: 'HELP',
  keys: 'KEYS',
  search: 'SEARCH',
  placeholder: 'heat, then Enter',
  nothing: (search: string) => `No rule speaks of ${search}.`,
  /** What the city's hours are where the player is: noon, and midnight. */
  times: {
    title: 'TIMES',
    rules: (noon: string, midnight: string) => [
      'The city runs on UTC, and so do the sharks: the date that one says is the date on the slip.',
      `12:00 UTC is ${noon} where you are, and the day begins at ${midnight} there.`,
    ],
  },
} as const

/** Controls of several screens. */
export const CONTROL_TEXTS = { close: 'Close', back: 'Back' } as const

export const LOGIN_TEXTS = {
  withFid: 'LOGIN WITH FID',
  wallet: 'WALLET LOGIN',
  login: 'LOGIN',
  successful: 'LOGIN SUCCESSFUL',
  connecting: 'CONNECTING',
  lead: 'THE CITY KEEPS A LEDGER. SIGN IT.',
  /** What a signature involves; shown when there is no other message. */
  terms: 'One signature. No transaction, no fee.',
  /** The EIP-4361 statement of a sign-in. */
  statement: 'Sign in to Dope Chain Wars',
  /** The EIP-4361 statement of a step-up. */
  stepUpStatement: 'Confirm a change to your identities or keys in Dope Chain Wars',
} as const

/** The question before a frame signs its user in. */
export const FRAME_TEXTS = {
  title: 'WHO IS PLAYING?',
  about: (name: string) => `You are about to play as ${name} here.`,
  warning:
    'A link brought this name along. If it is not yours, cancel: whatever you do or buy would be theirs.',
  play: 'PLAY',
} as const

export const PICKER_TEXTS = {
  title: 'Connect a wallet',
  guest: 'PLAY AS GUEST',
  cancel: 'Cancel',
  connecting: (wallet: string) => `Connecting to ${wallet}…`,
  /** After the sentence for a failure. */
  again: 'Try again, or pick another.',
  coinbase: 'Coinbase Wallet',
  /** A wallet that does not announce its name. */
  browserWallet: 'Browser wallet',
  pairing: 'Scan with your wallet',
  pairingCode: 'Pairing code',
  noPairing: 'The pairing code could not be loaded.',
  copyLink: 'Copy the link',
  openWallet: 'Open the wallet',
  noWallet: 'No wallet found in this browser.',
  guestIs: 'Free. A key in this browser plays for you.',
  /** Shown when storage is blocked, because a guest's key is then lost with the page. */
  notKept: 'This browser blocks storage here: a guest’s progress will not be kept.',
} as const

export const CHAT_TEXTS = {
  market: 'MARKET',
  talkingTo: (character: string) => `Talking to: ${character}`,
  /** The player's name in a conversation. */
  you: 'YOU',
  figures: { cash: 'CASH', moves: 'MOVES', quota: 'MSGS', networth: 'NET', borough: 'IN' },
  /** Actions on a message. */
  tools: { again: 'REGENERATE', copy: 'COPY', save: 'EXPORT', find: 'SEARCH' },
  offline: 'Offline',
  /** Why a message is not sent yet: the reply is in progress, the conversation is loading, or the page is offline. */
  queued: {
    reply: (name: string) => `Goes out when ${name} is done.`,
    loading: 'Goes out when the talk is here.',
    offline: 'Offline. Goes out when the line is back.',
  },
  export: { title: 'EXPORT THE TALK', text: 'TEXT', json: 'JSON' },
  face: (name: string, mood: string) => `${name} looks ${mood}`,
  /** A figure that is not loaded yet. */
  unknownFigure: '-',
  sharks: 'Sharks',
  prompt: '>',
  /** The placeholder of the input. */
  placeholder: 'Say something.',
  /** Shown in an empty conversation. */
  pickUp: {
    vinnie:
      'vinnie picks up before it rings. Ten percent a day, three days, and he counts out loud.',
    tommy:
      'tommy is glad you called. Small money at a small price, and he always hears of some work.',
    carmela: 'carmela lets it ring twice. She lends large, and reads everything before you do.',
    bigboss: 'A man says to hold. Then somebody breathes. He sees only people with a name.',
  },
  howToAsk: 'Say a sum, a day, a price.',
  typing: (name: string) => `${name} is typing...`,
  newMessages: (count: number) => `new messages: ${count}`,
  latest: 'Latest messages',
  send: 'Send',
  close: 'Close',
  input: 'Message',
  conversation: 'Conversation',
  quickReplies: 'Quick replies',
  loading: ['VERIFYING SESSION', 'LOADING CHAT HISTORY', 'INITIALIZING CHAT'],
  loadingSubtitle: 'RESTORING YOUR SESSION',
  /** The default message. */
  defaultMessage: "Hello, I'd like to talk.",
  defaultQuickReplies: ["Hello, I'd like to talk.", 'Need a loan', 'Got work?', "What's the word?"],
  /** Shown when a conversation could not be loaded. */
  reload: 'Load the talk again',
  buyMessages: (messages: number) => `Buy ${messages} messages`,
  quotaSpent: (messages: number, price: number, currency: string) =>
    `No free messages are left today. ${messages} more messages cost ${price} ${currency}.`,
  /** Shown when purchases are a demo. */
  demo: 'This is a demo: no money moves.',
  purchased: (messages: number, left: number) =>
    `OK Purchased ${messages} messages. You have ${left} left.`,
  favourGranted: (until: string) => `OK Favour granted! Cooldown until ${until}`,
  youChose: (title: string) => `*YOU CHOSE: ${title.toUpperCase()}*`,
  task: (id: string) => `TASK:${id}`,
  networkError: (reason: string) => `[Network Error] ${reason}`,
  httpError: (status: number, detail: string) => `HTTP ${status}: ${detail}`,
  authError: '[Auth Error] Session expired - please reconnect your wallet',
  connectionError: '[Connection error – try again later]',
  purchaseFailed: (reason: string) => `[Error] Purchase failed: ${reason}`,
  favourFailed: (reason: string) => `[Error] Favour failed: ${reason}`,
  tooLong: `A message has at most ${MESSAGE_LIMIT} characters.`,
} as const

export const LEADERBOARD_TEXTS = {
  title: 'LEADERBOARD',
  columns: ['RANK', 'NAME', 'NET WORTH'],
  /** The column by which boards of a day or a month rank. */
  gained: 'GAINED',
  boards: 'Boards',
  tabs: { day: 'DAY', month: 'MONTH', all: 'ALL' },
  unavailable: ['Leaderboard unavailable', 'Please try again later.'],
  empty: 'No leaderboard data yet',
  loading: 'Fetching leaderboard…',
  /** Marks a proven player. */
  provenMark: '●',
  /** Below the board: who wins prizes, and how a player becomes one of them. */
  proven: {
    demo: 'DEMO: nothing here can prove a player, so the pot counts everybody.',
    own: '● proven. You are: the pot can pay you.',
    how: '● proven: may win the pot. A World ID, a payment, or a Farcaster id or wallet older than the month proves you.',
  },
  error: (reason: string) => `Error: ${reason}`,
} as const

/** The story is a text file in the folder of its screen. */
export const ABOUT_TEXTS = { title: 'ABOUT DCW' } as const

export const SPLASH_TEXTS = { loading: 'LOADING...' } as const

export const ERROR_SCREEN_TEXTS = {
  notFound: 'PAGE NOT FOUND',
  server: 'SERVER ERROR',
  other: 'ERROR',
  loadingFonts: 'Loading…',
  rendering: 'Rendering Error',
  fatal:
    'DopeOS Error: Failed to load required resources. Check your font, bitmap, and network setup.',
  backToStart: 'BACK TO START',
} as const

/** Returns the headline of an error screen: by the exact code, else by its first digit. */
export function errorHeadline(code: string): string {
  if (code.startsWith('4')) return ERROR_SCREEN_TEXTS.notFound
  if (code.startsWith('5')) return ERROR_SCREEN_TEXTS.server
  return ERROR_SCREEN_TEXTS.other
}

/** Failures of calls, and refusals before a call is sent. */
export const CALL_TEXTS = {
  httpError: (status: number) => `HTTP error ${status}`,
  noKey: 'No API key available for authenticated request',
  noChatKey: 'No API key available for chat',
  networkFailed: 'Network connection failed - check your internet connection',
  timedOut: 'Request timed out - please try again',
  unknown: 'Unknown error occurred',
  unexpectedAnswer: 'The server sent an answer this page cannot read.',
  stopped: 'The request was stopped.',
  quotaSpent: 'Free session exhausted',
} as const

export const TURN_TEXTS = {
  waits: 'The line is down: this is queued, and goes out again by itself.',
} as const

/** Failures of the sign-in. */
export const AUTH_TEXTS = {
  invalidKey: 'Your API key is invalid or expired. Please log in again.',
  forcedLogin: 'Please log in again to continue.',
  addressRequired: 'Wallet address is required',
  noncePayload: 'Failed to fetch nonce payload',
  nonceFetchFailed: (reason: string) => `Nonce fetch failed: ${reason}`,
  nonceStatus: (status: number) => `Failed to get nonce (${status})`,
  loginStatus: (status: number) => `Login failed (${status})`,
  noTokens: 'Login failed: No access token or API key received',
  attemptsSpent: (attempts: number) => `Sign in failed after ${attempts} attempts`,
  tryAgain: 'Authentication failed – please try again.',
  failed: (reason: string) => `Authentication failed: ${reason}`,
  unknown: 'Unknown error',
  sessionExpired: 'Your session has expired. Please sign in again.',
  stepUpRequired:
    'This changes who you are here. Please sign for it with a wallet or account of yours.',
  notYours:
    'That signature is by an identity that is not yours. Please sign with one that is linked.',
  exchangeFailed: (provider: string, status: number) =>
    `Failed to exchange ${provider} token (${status})`,
  worldExchangeFailed: 'World auth exchange failed',
  worldExchangeInvalid: 'Invalid response from World auth exchange',
  baseExchangeFailed: (status: number) => `Base exchange failed HTTP ${status}`,
  noFarcaster: 'Farcaster authentication failed: No Farcaster environment detected',
} as const

/** Failures of wallets, and refusals before a request to a wallet. */
export const WALLET_TEXTS = {
  noProvider: 'No Ethereum provider found',
  notConnected: 'No wallet connected',
  noTransactions: 'No transaction provider available',
  worldCannotSign: 'World App does not support message signing',
  noAccounts: 'No accounts found or connected',
  notSigned: 'Failed to sign message',
  refused: 'User rejected the request',
  guestsOnly: 'Only guests can play here.',
  noGuests: 'Guests cannot play here: connect a wallet.',
  unanswered: 'The wallet did not answer in time.',
  signerGone: 'The wallet you signed in with is not here. Sign in again with one that is.',
  linkedAlready: 'This is the wallet you signed in with.',
  anothers: 'This wallet has a player of its own: link it in ACCOUNT first.',
  /** With WALLET_MODE=live and no treasury. */
  paymentsOff: 'Payments are not set up here.',
  paying: 'Another payment is under way.',
  /** A sent transaction is not on the chain: it was dropped, cancelled or replaced. */
  paymentUnknown:
    'The chain does not know this payment yet, so it is set aside. Check your wallet before you pay again.',
  /** The page was closed before the host responded to a payment. */
  orderUnknown:
    'It is not known whether this was paid, so it is set aside. Check your wallet before you pay again.',
  /** The wallet has accepted a sponsored call, but has not sent a transaction yet. */
  notCarriedOutYet: 'The wallet has not carried this payment out yet.',
  notCarriedOut: 'The wallet could not carry this payment out: nothing was paid.',
  otherAccount: 'The wallet has turned to another account than yours.',
  notBase: 'This wallet does not pay on Base.',
} as const
