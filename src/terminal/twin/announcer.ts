/** Announces texts to screen readers: politely, at most once per {@link ANNOUNCEMENT_GAP}. */
export interface Announcer {
  announce(text: string): void
  /** Call on each beat. */
  sync(now: number): void
  release(): void
}

/** ms between announcements. Texts that arrive meanwhile are joined. */
const ANNOUNCEMENT_GAP = 500
/** ms after which the region is emptied, so that users do not find an old announcement when they read on. */
const CLEAR_AFTER = 1000

/** Inserts the live region after the given element. */
export function createAnnouncer(beside: HTMLElement): Announcer {
  const region = document.createElement('div')
  region.className = 'twin-announcer'
  region.setAttribute('aria-live', 'polite')
  beside.after(region)
  let waiting: string[] = []
  let hasText = false
  let announcedAt = Number.NEGATIVE_INFINITY
  return {
    announce(text) {
      if (text.trim() !== '') waiting.push(text)
    },
    sync(now) {
      if (waiting.length > 0 && now - announcedAt >= ANNOUNCEMENT_GAP) {
        region.textContent = waiting.join('\n')
        waiting = []
        announcedAt = now
        hasText = true
      } else if (hasText && now - announcedAt >= CLEAR_AFTER) {
        region.textContent = ''
        hasText = false
      }
    },
    release: () => region.remove(),
  }
}
