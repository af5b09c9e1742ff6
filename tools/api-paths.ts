/**
 * The paths that belong to the server and not to the page, as a pattern for the dev server's proxy (`^` makes it a RegExp).
 * A test compares it with the table of calls.
 */
export const API_PATHS =
  '^/(api|auth|player|chat|agent|economy|leaderboard|season|admin|v1|health|ready|metrics|openapi\\.json|config\\.json|\\.well-known)(/|\\?|$)'
