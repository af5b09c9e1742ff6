import { type Release } from '#src/lib/releases.ts'
import { type SettingsStore } from '#src/stores/settings-store.ts'

/** Makes the picture scrollable, because it is larger than its window (index.html). */
const ENLARGED = 'is-enlarged'

/**
 * Calls `layOut` when the player chooses another text size. While the picture is enlarged, scrolls focused controls
 * into view, and to the top when a finger or mouse has turned to another tab, whose page begins there.
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
  const applyClass = (): void => void area.classList.toggle(ENLARGED, isEnlarged())
  const reveal = ({ target }: FocusEvent): void => {
    if (!isEnlarged() || !(target instanceof Element)) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const showPage = ({ detail, target }: MouseEvent): void => {
    const isTab = target instanceof Element && target.getAttribute('role') === 'tab'
    if (isTab && detail > 0 && isEnlarged()) area.scrollTop = 0
  }
  applyClass()
  twinMain.addEventListener('click', showPage)
  twinMain.addEventListener('focusin', reveal)
  const unsubscribe = settings.subscribe(({ preferences }, before) => {
    if (preferences.textSize === before.preferences.textSize) return
    applyClass()
    layOut()
  })
  return () => {
    twinMain.removeEventListener('focusin', reveal)
    twinMain.removeEventListener('click', showPage)
    unsubscribe()
  }
}
