/** Keeps an element that fills the window clear of what is drawn over its sides, CSS pixels. */
export function insetElement(
  element: HTMLElement,
  { top, right, bottom, left }: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>,
): void {
  element.style.inset = `${top}px ${right}px ${bottom}px ${left}px`
}
