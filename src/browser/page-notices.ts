/** Hides 'Loading…'. Call when the picture is shown. */
export function hideLoading(page: Document): void {
  page.getElementById('loading')?.setAttribute('hidden', '')
}

/**
 * Shows the fatal error screen. assets/fatal.js draws it, so that it works even when the rest of the page has failed to
 * load.
 */
export function showFatal(page: Window): void {
  page.dispatchEvent(new Event('dcw-fatal'))
}
