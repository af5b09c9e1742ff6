/** Sets the insets of an element as the custom properties `--inset-top` to `--inset-left`, in CSS pixels. */
export function insetElement(
  element: HTMLElement,
  { top, right, bottom, left }: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>,
): void {
  for (const [side, length] of Object.entries({ top, right, bottom, left })) {
    element.style.setProperty(`--inset-${side}`, `${length}px`)
  }
}
