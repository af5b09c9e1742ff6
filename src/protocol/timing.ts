/** Durations and limits of the client, in milliseconds unless a name says otherwise. */

/** The timeout of a call and its retries. */
export interface CallPolicy {
  readonly timeoutMs: number
  readonly tries: number
  /** The wait before the next try. */
  readonly waitMs: (finishedTries: number) => number
}

const noWait = () => 0
/** 1 s after the first try, 2 s after the second. */
const linearBackoff = (finishedTries: number) => 1000 * finishedTries

export const CALL_POLICIES = {
  default: { timeoutMs: 10_000, tries: 1, waitMs: noWait },
  authenticated: { timeoutMs: 10_000, tries: 3, waitMs: linearBackoff },
  nonce: { timeoutMs: 60_000, tries: 3, waitMs: linearBackoff },
  signIn: { timeoutMs: 60_000, tries: 3, waitMs: linearBackoff },
  health: { timeoutMs: 3_000, tries: 1, waitMs: noWait },
  me: { timeoutMs: 5_000, tries: 3, waitMs: () => 1000 },
  tokenExchange: { timeoutMs: 8_000, tries: 2, waitMs: linearBackoff },
} as const satisfies Record<string, CallPolicy>
export type CallPolicyName = keyof typeof CALL_POLICIES

export const BOOT_LINE_MS = 350
/** 12 intervals of 0.35 s. */
export const BOOT_MS = 12 * BOOT_LINE_MS
/** The width of the boot screen's progress bar, in cells. */
export const BOOT_BAR_CELLS = { min: 10, max: 44 } as const
export const UNBRANDED_MS = 4_000
/** The boot screen and the credit where motion is reduced: all of their text is shown at once. */
export const STILL_INTRO_MS = 1_200
export const TITLE_MS = 20_000
export const TITLE_EMBEDDED_MS = 6_000
/** The promo logo, with promo=1. */
export const PROMO_MS = 3_000
/** One cycle of the Base logo's animation. */
export const BASE_LOGO_CYCLE_MS = 5_000
export const LOADING_DOT_MS = 500
/** After the first frame, the code of the home and the conversation is fetched. */
export const HOME_PRELOAD_MS = 300
/** How long the home screen is shown before the page fetches the code of the other screens. */
export const SCREENS_PRELOAD_MS = 1_500
/** Interval of questions to a server that does not answer. */
export const LINE_CHECK_MS = 5_000
/** How long the login screen is shown before the page preloads the code for a sign-in. */
export const SIGN_IN_PRELOAD_MS = 1_000
/** Time without input after which the page reports itself as idle. */
export const IDLE_MS = 5 * 60_000
/** Time after a sign-in during which a failed check of the session is ignored. */
export const AUTH_GRACE_MS = 10_000
/** How long the page caches that the server has found the session valid. */
export const AUTH_CACHE_MS = 5 * 60_000
/** Interval of checks of the session with the server. */
export const SESSION_POLL_MS = 30_000
/** Interval of checks of the session that use the cache while it is valid. */
export const SESSION_AUTO_CHECK_MS = 5_000
/** Delay of the login screen after the session was lost during a conversation. */
export const AUTH_FAILURE_REDIRECT_MS = 300
/** How long the page waits for the wallet of a restored session to announce itself. */
export const WALLET_SESSION_WAIT_MS = 2_000
/** The same for a wallet that is connected over a relay. */
export const WALLETCONNECT_SESSION_WAIT_MS = 5_000
/** In a host, the delay between the page's start and the automatic sign-in. */
export const AUTO_AUTH_MS = 100
/** How long a detected platform is cached. */
export const PLATFORM_CACHE_MS = 5_000
/** Detection of a host: how long to wait for its response, and how often to ask. Nothing else waits for it. */
export const HOST_PROBE = { timeoutMs: 5_000, againMs: 300 } as const
/** Timeouts of calls to a host: one that it answers itself, and one that waits for its user. */
export const HOST_CALL_MS = { bridge: 5_000, user: 60_000 } as const
/** How long a wallet's prompt waits for its user: in this browser, or in a popup or another app. */
export const WALLET_PROMPT_MS = { here: 120_000, elsewhere: 300_000 } as const
/** How long the page relies on a step-up: 30 seconds less than the server accepts it. */
export const STEP_UP_CACHE_MS = 270_000
/** Adding the game to the host's apps: polling until the host offers the call, and retries after a failure. */
export const ADD_TO_APPS = { waits: 120, waitMs: 500, retries: 10, retryMs: 1_000 } as const
/** How long the typing indicator is shown at most. */
export const TYPING_INDICATOR_MS = 3_500
/** Age of the last message from which the shark may speak first when the conversation is opened. */
export const CONVERSATION_IDLE_MS = 10 * 60_000
/** Interval of checks for the reply to a message whose response was lost. */
export const LOST_REPLY_RETRY_MS = 5_000
/** Interval between retries of a batch, and the age at which they end. The server keeps its answers for a day. */
export const BATCH_RETRY_MS = 5_000
export const BATCH_AGE_MS = 15 * 60_000
/** Retries of a payment that the chain has not confirmed yet. */
export const PAYMENT_CONFIRM = { everyMs: 2_000, tries: 30 } as const
/** Time since sending after which a transaction that the chain does not know counts as lost. */
export const PAYMENT_LOST_MS = 10 * 60_000
/** How long a wallet's payment prompt waits for its user. */
export const PAYMENT_WALLET_MS = 5 * 60_000
/** Time after a chip was taken during which presses of chips are ignored. */
export const QUICK_REPLY_DEBOUNCE_MS = 300
/** Time after a press during which another press of the same control is ignored. */
export const DUPLICATE_TAP_MS = 500
/** Minimum time between two requests for the player's figures. */
export const PLAYER_STATS_MS = 10_000
export const TICKER_POLL_MS = 20_000
/** How often an open conversation looks for what the shark has told. */
export const TELLINGS_POLL_MS = 60_000
/** The ticks of a price chart: one day. */
export const CHART_TICKS = 72
export const SIMULATION_POLL_MS = 2_000
export const LEADERBOARD_REFETCH_MS = 30_000
/** The rate at which a message that arrives complete is typed out. */
export const SIMULATED_STREAM = { characters: 3, everyMs: 50 } as const
export const SWIPE_BACK = { minHorizontalPx: 60, maxVerticalPx: 40 } as const
/** New messages are counted for the player while the conversation is scrolled further than this from its end. */
export const NEAR_BOTTOM_PX = 200
/** Height of the main menu's rows, in pixels of the buffer. */
export const MENU_ROW_PX = 40
/** Minimum width and height of a touch target, in CSS pixels. */
export const TOUCH_TARGET_PX = 44
/** Maximum number of messages in the `history` of a chat request. */
export const MAX_HISTORY = 50
/** The pot that is shown while the real one cannot be loaded: dollars, and days until it is paid out. */
export const POT_SAMPLE = { total: 125_000, daysAhead: 30 } as const
/** Graphemes of a name on the board: a name longer than `longest` is cut to `kept`. */
export const LEADERBOARD_NAME = { longest: 20, kept: 17 } as const
/** A good's change is a ratio; the ticker shows it ×100. */
export const TICKER_CHANGE_SCALE = 100
/** The ticker shows the volatility of Flashblocks ×10. */
export const TICKER_VOLATILITY_SCALE = 10
/** How long the first picture may take, and the additional time on a production host. */
export const START_TIMEOUT_MS = { desktop: 18_000, mobile: 25_000, productionExtra: 5_000 } as const
/** Duration of a black screen, or number of failed frames, after which the platform is detected again. */
export const BLACK_SCREEN = { ms: 8_000, failedFrames: 60 } as const
