/** Announces texts to screen readers: politely, at most once per {@link ANNOUNCEMENT_GAP}. */
export interface Announcer {
  /** A text replaces an earlier one of the same source that was not announced yet. */
  announce(text: string, source?: object): void
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
  const waiting = new Map<object, string>()
  let hasText = false
  let announcedAt = Number.NEGATIVE_INFINITY
  return {
    announce(text, source = {}) {
      waiting.delete(source)
      if (text.trim() !== '') waiting.set(source, text)
    },
    sync(now) {
      if (waiting.size > 0 && now - announcedAt >= ANNOUNCEMENT_GAP) {
        region.textContent = [...waiting.values()].join('\n')
        waiting.clear()
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
