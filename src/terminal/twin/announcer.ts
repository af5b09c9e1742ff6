/** Says texts to whoever hears the screen: politely, and at most one announcement per {@link ANNOUNCEMENT_GAP}. */
export interface Announcer {
  announce(text: string): void
  /** To be called on each beat. */
  sync(now: number): void
  release(): void
}

/** ms between announcements; what comes faster is said together. */
const ANNOUNCEMENT_GAP = 500
/** ms after which the region is empty again: it has been heard by then, and nobody should find it by reading on. */
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
