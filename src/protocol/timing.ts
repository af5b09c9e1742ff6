/** Durations and counts that the client keeps, in milliseconds unless a name says otherwise. */

/** How long a call may take, and how often and when it is tried again. */
export interface CallPolicy {
  readonly timeoutMs: number
  readonly tries: number
  /** Wait before try n+1, given n finished tries. */
  readonly waitMs: (finishedTries: number) => number
}

const noWait = () => 0
/** 1 s after the first try, 2 s after the second: one row for authenticated fetches and for the sign-in back-off (1 s × attempt). */
const secondTimesTry = (finishedTries: number) => 1000 * finishedTries

export const CALL_POLICIES = {
  default: { timeoutMs: 10_000, tries: 1, waitMs: noWait },
  authenticated: { timeoutMs: 10_000, tries: 3, waitMs: secondTimesTry },
  nonce: { timeoutMs: 60_000, tries: 3, waitMs: secondTimesTry },
  signIn: { timeoutMs: 60_000, tries: 3, waitMs: secondTimesTry },
  health: { timeoutMs: 3_000, tries: 1, waitMs: noWait },
  me: { timeoutMs: 5_000, tries: 3, waitMs: () => 1000 },
  tokenExchange: { timeoutMs: 8_000, tries: 2, waitMs: secondTimesTry },
} as const satisfies Record<string, CallPolicy>
export type CallPolicyName = keyof typeof CALL_POLICIES

export const BOOT_LINE_MS = 350
/** 12 intervals of 0.35 s. */
export const BOOT_MS = 12 * BOOT_LINE_MS
export const BOOT_BAR_CELLS = { min: 10, max: 44 } as const
export const UNBRANDED_MS = 4_000
export const TITLE_MS = 20_000
export const TITLE_EMBEDDED_MS = 6_000
/** promo=1: the promo logo before the normal flow. */
export const PROMO_MS = 3_000
/** The Base logo's animation begins anew. */
export const BASE_LOGO_CYCLE_MS = 5_000
export const LOADING_DOT_MS = 500
/** The login screen stands for this long before what a click on it needs is fetched. */
export const SIGN_IN_PRELOAD_MS = 1_000
/** Nobody has touched the page for so long: idle analytics. */
export const IDLE_MS = 5 * 60_000
export const AUTH_GRACE_MS = 10_000
export const AUTH_CACHE_MS = 5 * 60_000
export const SESSION_POLL_MS = 30_000
export const SESSION_AUTO_CHECK_MS = 5_000
export const AUTH_FAILURE_REDIRECT_MS = 300
export const WALLET_SESSION_WAIT_MS = 2_000
/** The same for a wallet that is reached over a relay. */
export const WALLETCONNECT_SESSION_WAIT_MS = 5_000
/** In a host the sign-in starts by itself, so long after the page is up. */
export const AUTO_AUTH_MS = 100
/** What the page found out about its surroundings holds for so long. */
export const PLATFORM_CACHE_MS = 5_000
/** How long a host has to answer that it is one, and when it is asked again meanwhile: nobody waits for it but itself. */
export const HOST_PROBE = { timeoutMs: 5_000, againMs: 300 } as const
/** How long a call of a host may take: one that it answers by itself, and one that waits for its user. */
export const HOST_CALL_MS = { bridge: 5_000, user: 60_000 } as const
/** How long a wallet's prompt waits for its owner: in this browser, or in a popup or app elsewhere. */
export const WALLET_PROMPT_MS = { here: 120_000, elsewhere: 300_000 } as const
/** How long the page relies on a step-up: half a minute less than the server. */
export const STEP_UP_HELD_MS = 270_000
/** Adding the game to the host's apps: while the host has no such call yet, and after it failed. */
export const ADD_TO_APPS = { waits: 120, waitMs: 500, retries: 10, retryMs: 1_000 } as const
export const TYPING_INDICATOR_MS = 3_500
/** A talk in which nothing was said for so long has rested: the shark may speak first when it is opened. */
export const TALK_RESTED_MS = 10 * 60_000
/** How often the server is asked what became of a message whose answer was lost. */
export const LOST_ANSWER_RETRY_MS = 5_000
/** A turn that did not get through is sent again, until it is too old: the server remembers what it answered for a day. */
export const TURN_RETRY_MS = 5_000
export const TURN_AGE_MS = 15 * 60_000
/** A payment is handed over again while the chain has not confirmed it: how often, and for how long. */
export const PAYMENT_CONFIRM = { everyMs: 2_000, tries: 30 } as const
/** A transaction that the chain still does not know so long after it was sent is given up. */
export const PAYMENT_LOST_MS = 10 * 60_000
/** How long a wallet may take to be asked for a payment by its owner. */
export const PAYMENT_WALLET_MS = 5 * 60_000
export const QUICK_REPLY_DEBOUNCE_MS = 300
export const DUPLICATE_TAP_MS = 500
export const PLAYER_STATS_MS = 10_000
export const TICKER_POLL_MS = 20_000
/** A day of ticks: what a price chart shows. */
export const CHART_TICKS = 72
export const SIMULATION_POLL_MS = 2_000
export const LEADERBOARD_REFETCH_MS = 30_000
export const SIMULATED_STREAM = { characters: 3, everyMs: 50 } as const
export const SWIPE_BACK = { minHorizontalPx: 60, maxVerticalPx: 40 } as const
export const NEAR_BOTTOM_PX = 200
/** The main menu's rows, px of the buffer. */
export const MENU_ROW_PX = 40
/** What can be tapped is at least so wide and high, CSS px. */
export const TOUCH_TARGET_PX = 44
export const HISTORY_SENT = 50
/** The sample pot, shown while the real one cannot be fetched: dollars, and days until it is paid out. */
export const POT_SAMPLE = { total: 125_000, daysAhead: 30 } as const
export const LEADERBOARD_NAME = { longest: 20, kept: 17 } as const
/** Ticker scaling: a commodity's change is a ratio and is shown ×100. */
export const TICKER_CHANGE_SCALE = 100
/** Flashblocks volatility is shown ×10. */
export const TICKER_VOLATILITY_SCALE = 10
/** How long the picture may take to come, and how much longer on a production host. */
export const START_TIMEOUT_MS = { desktop: 18_000, mobile: 25_000, productionExtra: 5_000 } as const
/** A black screen for longer, or more frames that failed: the platform is looked at afresh. */
export const BLACK_SCREEN = { ms: 8_000, failedFrames: 60 } as const
