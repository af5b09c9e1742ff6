import { type Release } from '#src/lib/releases.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'

/** The picture is larger than its window: fingers move it about (index.html). */
const ENLARGED = 'is-enlarged'

/**
 * Has the picture laid out anew when the player chooses another size of text. While it is larger than its window, what
 * gets the focus is brought into sight.
 */
export function followTextSize(
  {
    area,
    settings,
    twinMain,
  }: {
    readonly area: HTMLElement
    readonly settings: SettingsStore
    readonly twinMain: HTMLElement
  },
  layOut: () => void,
): Release {
  const isEnlarged = (): boolean => settings.getState().preferences.textSize > 100
  const mark = (): void => void area.classList.toggle(ENLARGED, isEnlarged())
  const reveal = ({ target }: FocusEvent): void => {
    if (!isEnlarged() || !(target instanceof Element)) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  mark()
  twinMain.addEventListener('focusin', reveal)
  const unfollow = settings.subscribe(({ preferences }, before) => {
    if (preferences.textSize === before.preferences.textSize) return
    mark()
    layOut()
  })
  return () => {
    twinMain.removeEventListener('focusin', reveal)
    unfollow()
  }
}
