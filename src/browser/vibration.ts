/** A short buzz where the device has one; silently nothing elsewhere. */
export function vibrate(navigator: Navigator, ms: number): void {
  // Typed as always present, but Safari has none.
  if ('vibrate' in navigator) navigator.vibrate(ms)
}
