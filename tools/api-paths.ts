/**
 * Which addresses belong to the server and not to the page, as the dev server's proxy takes it (a `^` pattern).
 * A test holds it against the table of calls.
 */
export const API_PATHS =
  '^/(api|auth|player|chat|agent|economy|leaderboard|season|admin|v1|health|ready|metrics|openapi\\.json|config\\.json|\\.well-known)(/|\\?|$)'
