/** Names of the values that the page stores in localStorage. */
export const STORED = {
  apiKey: 'dcw_api_key',
  /** Read for older pages, never written. */
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
  /** Presets of the tube that were made here, and what is at work of them. */
  looks: 'dcw_looks',
  /** Brightness and contrast for these eyes and this screen. */
  calibration: 'dcw_calibration',
  /** Effects, text size, motion and sound as the player set them, as JSON. */
  settings: 'dcw_settings',
  /** For whom and in which month the recap of the last one was looked up. */
  recapLookedUp: 'dcw_recap_looked_up',
  /** Payments that were made and that the server has not taken yet, as JSON. */
  openPayments: 'dcw_open_payments',
  /** Turns that were on their way when the page ended, as JSON. */
  openTurns: 'dcw_open_turns',
  /** Value 1 once a first-time player was shown round. */
  guided: 'dcw_guided',
} as const

/** Session storage. */
export const STORED_FOR_SESSION = { afterVisibilityReload: 'dcw_after_visibility_reload' } as const
