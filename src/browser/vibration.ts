/** Vibrates the device where it can. */
export function vibrate(navigator: Navigator, ms: number): void {
  // Typed as always present, but Safari lacks it.
  if ('vibrate' in navigator) navigator.vibrate(ms)
}
