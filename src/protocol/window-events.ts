import type { View } from './views.ts'

/** Events that the page dispatches on `window` for hosts and tests, each with its `detail`. */
export interface WindowEvents {
  'dcw-view': { readonly view: View }
  'dcw-crt-ready': { readonly width: number; readonly height: number }
  'dcw-crt-fallback': { readonly reason: string }
  'dcw-auth-invalid': { readonly reason: string }
  'dcw-api-key-invalid': { readonly reason: string }
  'dcw-force-login': { readonly message: string }
  'dcw-first-encounter': { readonly actions: readonly unknown[] }
  'dcw-frame-action': { readonly action: string | null; readonly size: string | null }
  'dcw-platform-redetected': { readonly platform: string }
  'dcw-sdk-crash': { readonly message: string; readonly count: number }
  'dcw-critical-fallback': { readonly message: string; readonly count: number }
  'dcw-idle': { readonly minutes: 5 }
}
export type WindowEventName = keyof WindowEvents
