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
const STANDS_FOR = 1000

export function createAnnouncer(beside: HTMLElement): Announcer {
  const region = document.createElement('div')
  region.className = 'twin-announcer'
  region.setAttribute('aria-live', 'polite')
  beside.after(region)
  let waiting: string[] = []
  let isSaid = false
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    announce(text) {
      if (text.trim() !== '') waiting.push(text)
    },
    sync(now) {
      if (waiting.length > 0 && now - saidAt >= ANNOUNCEMENT_GAP) {
        region.textContent = waiting.join('\n')
        waiting = []
        saidAt = now
        isSaid = true
      } else if (isSaid && now - saidAt >= STANDS_FOR) {
        region.textContent = ''
        isSaid = false
      }
    },
    release: () => region.remove(),
  }
}
