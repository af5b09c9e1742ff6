import { type Locator } from '@playwright/test'

/** The least width and height of what a finger presses, CSS px. */
const FINGER_PX = 44
/** The least width of a tab in a narrow window, whose width seven tabs share, CSS px. */
const NARROW_TAB_PX = 42
/** Corners are probed this far inside of a control, CSS px. */
const INSET_PX = 2

/**
 * Returns a line for each enabled control that the pointer does not reach: whose centre or corner another control covers,
 * that sticks out of the picture, or that is smaller than a finger where `hasTouch`. The picture must be no wider than
 * its window.
 */
export function reachProblems(twin: Locator, hasTouch: boolean): Promise<readonly string[]> {
  const least = hasTouch ? { control: FINGER_PX, tab: NARROW_TAB_PX } : { control: 0, tab: 0 }
  return twin.evaluate(listProblems, { least, inset: INSET_PX })
}

/** Runs in the page. */
function listProblems(
  main: Element,
  { least, inset }: { least: { control: number; tab: number }; inset: number },
): string[] {
  const controls = 'button, a, input, select, textarea'
  const nameOf = (element: Element | null): string =>
    element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 30) ?? 'nothing'
  const sizeProblem = (control: Element): string | null => {
    const { width, height } = control.getBoundingClientRect()
    const isNarrowTab = control.getAttribute('role') === 'tab' && window.innerWidth < 360
    const leastWidth = isNarrowTab ? least.tab : least.control
    // Places are rounded to a hundredth of a pixel.
    const isSmall = width < leastWidth - 0.05 || height < least.control - 0.05
    return isSmall ? `is ${width.toFixed(1)} x ${height.toFixed(1)}` : null
  }
  const picture = main.getBoundingClientRect()
  const isCutOff = (control: Element): boolean => {
    const box = control.getBoundingClientRect()
    const { bottom, left, right, top } = main.getBoundingClientRect()
    return Math.min(box.left - left, box.top - top, right - box.right, bottom - box.bottom) < -inset
  }
  const problemsOf = (control: Element): string[] => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const size = sizeProblem(control)
    const problems = size === null ? [] : [size]
    if (isCutOff(control)) problems.push('sticks out of the picture')
    const centre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (centre !== control) problems.push(`its centre hits ${nameOf(centre)}`)
    for (const x of [left + inset, right - inset]) {
      for (const y of [top + inset, bottom - inset]) {
        const other = document.elementFromPoint(x, y)?.closest(controls)
        if (other && other !== control) problems.push(`a corner hits ${nameOf(other)}`)
      }
    }
    return problems.map((problem) => `${nameOf(control)}: ${problem}`)
  }
  // What a list has scrolled out of its window is clipped.
  const isWhole = (control: HTMLElement): boolean =>
    control.offsetWidth > 0 && control.offsetHeight > 0 && control.style.clipPath === ''
  const isTooWide = picture.left < 0 || picture.right > window.innerWidth + 0.5
  const reached = [...main.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !control.matches(':disabled') && !control.closest('[inert]'))
    .filter(isWhole)
    .flatMap(problemsOf)
  return [...(isTooWide ? ['the picture is wider than its window'] : []), ...reached]
}

/** Returns the words of each text that leaves the picture at its sides. */
export function cutTexts(twin: Locator): Promise<readonly string[]> {
  return twin.evaluate(listCutTexts)
}

/** Runs in the page. */
function listCutTexts(main: Element): string[] {
  const picture = main.getBoundingClientRect()
  // Half of the narrowest cell: what leaves the picture, leaves it by a cell.
  const room = 3
  const isCut = (element: Element): boolean => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (left < picture.left - room || right > picture.right + room)
  }
  // Rows that run (the ticker) and lists are clipped by their window.
  return [...main.querySelectorAll('p, h1, h2, button, a, td, th, [role=status], select')]
    .filter((element) => (element.textContent ?? '').trim() !== '')
    .filter((element) => !(element instanceof HTMLElement && element.style.clipPath !== ''))
    .filter(isCut)
    .map((element) => (element.textContent ?? '').trim().slice(0, 40))
}
