import { type Plugin } from 'vite'

const DYNAMIC = "await import('../../utils/ccip.js')"

/**
 * Turns viem's only `import()` into an `import`. The bundler would make it an entry, and join to it everything that both it
 * and the wallets need: a guest would download viem's contract calls (22 KB) to sign in.
 */
export function staticCcip(): Plugin {
  return {
    name: 'static-ccip',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]viem[\\/]_esm[\\/]actions[\\/]public[\\/]call\.js$/.test(id)) return undefined
      if (!code.includes(DYNAMIC)) return this.error(`viem has no ${DYNAMIC} any more.`)
      const source = `import * as ccip from '../../utils/ccip.js'\n${code.replace(DYNAMIC, 'ccip')}`
      return { code: source, map: null }
    },
  }
}
