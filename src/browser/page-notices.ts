/** The picture is there: 'Loading…' goes. */
export function hideLoading(page: Document): void {
  page.getElementById('loading')?.setAttribute('hidden', '')
}

/** assets/fatal.js draws it; it is there even when nothing of this is. */
export function showFatal(page: Window): void {
  page.dispatchEvent(new Event('dcw-fatal'))
}
