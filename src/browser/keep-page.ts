import { pageVersion } from './page-version.ts'

const SERVICE_WORKER = '/service-worker.js'
/** The only Trusted Types policy that the server's Content-Security-Policy allows. */
const POLICY = 'dcw-worker'
/** The files of the page; all other addresses are calls. */
const PAGE_FILES = /^\/(build\/|fonts\/|fatal\.js$)/

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/**
 * Registers the service worker and makes it keep the files that the page has used, so that the page also opens without a
 * connection. Does nothing in a frame, whose host decides what is shown, and for a page that was not built. Rejects
 * when the browser refuses the service worker, which the game does not need.
 */
export async function keepPage(page: Window & typeof globalThis): Promise<void> {
  const { document, navigator } = page
  const version = pageVersion(document)
  const canKeep = page.parent === page && page.isSecureContext && 'serviceWorker' in navigator
  if (version === null || !canKeep) return
  const { serviceWorker } = navigator
  await serviceWorker.register(workerAddress(page), { scope: '/', updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'keep-page', script: version, files: usedFiles(page) })
}

/** Returns the service worker's address, in the type that the page's policy demands. */
function workerAddress(page: Window): string {
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(POLICY, {
    createScriptURL(address) {
      if (address !== SERVICE_WORKER) throw new TypeError(`${address} is no worker of this page.`)
      return address
    },
  })
  return policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER
}

function usedFiles(page: Window & typeof globalThis): readonly string[] {
  const paths = page.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === page.location.origin && PAGE_FILES.test(pathname))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)]
}
