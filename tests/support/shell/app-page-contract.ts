import { type HeldResources } from './count-resources.ts'

/** The real page with its picture, without a server and without wallets. */
export interface AppPage {
  /** Renders `<App>` in a new root element. */
  mount(): void
  /** Unmounts it and removes the root element. */
  unmount(): void
  /** The number of pictures that were opened. */
  opened(): number
  /** The number of pictures that are not released. */
  open(): number
  /** The number of frames that were drawn. */
  frames(): number
  held(): HeldResources & { readonly dueTimers: number }
}

declare global {
  interface Window {
    appPage: AppPage
  }
}
