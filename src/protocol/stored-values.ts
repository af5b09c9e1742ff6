/** Keys of the values that the page stores in localStorage. */
export const STORED = {
  apiKey: 'dcw_api_key',
  /** Only read, never written: older versions of the page stored the key here. */
  apiKeyAlias: 'apiKey',
  chatApiKey: 'dcw_chat_api_key',
  accessToken: 'dcw_access_token',
  refreshToken: 'dcw_refresh_token',
  wallet: 'dcw_wallet',
  authWallet: 'dcw_auth_wallet',
  walletAlias: 'walletAddress',
  waitlistWallet: 'dcw_waitlist_wallet',
  conversationId: 'dcw_conversation_id',
  platformContext: 'dcw_platform_context',
  userIdentity: 'dcw_user_identity',
  featureFlags: 'dcw_feature_flags',
  gameState: 'dcw_game_state',
  miniappInstalled: 'dcw_miniapp_installed',
  burnerKey: 'dcw_burner_key',
  /** The tube's presets that the player made, and which one is active. */
  looks: 'dcw_looks',
  /** The edge of the window that the tweak panel is docked to; empty while it floats. */
  panelDock: 'dcw_panel_dock',
  /** The player's brightness and contrast on this screen. */
  calibration: 'dcw_calibration',
  /** Effects, text size, motion and sound as the player set them, as JSON. */
  settings: 'dcw_settings',
  /** The player and the month for which the last month's recap was requested. */
  recapLookedUp: 'dcw_recap_looked_up',
  /** Payments that were made and that the server has not accepted yet, as JSON. */
  openPayments: 'dcw_open_payments',
  /** Batches whose response the page has not received, as JSON. */
  openTurns: 'dcw_open_turns',
  /** Orders at the market that the server has not confirmed, as JSON. */
  openOrders: 'dcw_open_orders',
  /** '1' after the player has seen the guidance for new players. */
  guided: 'dcw_guided',
  /** Whether the player has taken up or skipped the guided deal. */
  guide: 'dcw_guide',
} as const

/** Keys of the values that the page stores in sessionStorage. */
export const STORED_FOR_SESSION = {
  afterVisibilityReload: 'dcw_after_visibility_reload',
  /** What the player has typed in the conversation and not sent. */
  draft: 'dcw_draft',
  /** The screen to show after the reload that the player has asked for. */
  view: 'dcw_view',
} as const

/** The starts of keys whose ends, after a dot, are chosen by a library. */
export const STORED_PREFIXES = { wagmi: 'dcw_wagmi' } as const
