/**
 * Which folders may import which. A key is a folder of src/ (a room), or a folder or file inside one. All other imports are
 * forbidden.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  lib: [],
  protocol: ['lib'],
  rules: ['lib'],
  ecs: ['lib'],
  crt: ['lib', 'protocol'],
  // Only crt/engine imports the engine's package, next to the build that trims it.
  terminal: ['lib', 'protocol', 'ecs', 'crt/engine'],
  browser: ['lib', 'protocol'],
  api: ['lib', 'protocol'],
  flow: ['lib', 'protocol'],
  hosts: ['lib', 'protocol', 'browser'],
  stores: ['lib', 'protocol', 'browser', 'api', 'flow'],
  wallet: ['lib', 'protocol', 'browser', 'api', 'hosts'],
  session: ['lib', 'protocol', 'browser', 'api', 'flow', 'hosts', 'stores', 'wallet'],
  scenes: [
    'lib',
    'protocol',
    'ecs',
    'terminal',
    'crt',
    'flow',
    'stores',
    'api',
    'hosts',
    'wallet',
    'session',
    'browser',
  ],
  shell: [
    'lib',
    'protocol',
    'flow',
    'stores',
    'api',
    'hosts',
    'wallet',
    'browser',
    'crt/knobs',
    'crt/presets',
  ],
  server: ['lib', 'protocol', 'rules'],
  /** src/main.tsx, the composition root of the page. */
  main: [
    'lib',
    'protocol',
    'ecs',
    'terminal',
    'crt',
    'flow',
    'scenes',
    'stores',
    'api',
    'hosts',
    'wallet',
    'session',
    'browser',
    'shell',
  ],
}

/**
 * Which folders of the server may import which. `server/features` is the one of a feature, which never imports another
 * feature. The files directly in server/ put all of it together, and may import everything.
 */
export const SERVER_MAY_IMPORT = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  platform: [],
  voices: ['platform'],
  write: ['platform', 'voices'],
  read: ['platform', 'voices', 'write'],
  identity: ['platform', 'write', 'read'],
  features: ['platform', 'voices', 'write', 'read', 'identity'],
})

/** The file of the server whose types every folder but platform may import. */
export const SERVER_CONTEXT = 'server/server-context'

/** Screens that may import more than other screens: the verifier replays the rules, the market says what they refuse, the help lists them. */
export const SCREEN_EXTRAS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  help: ['rules'],
  market: ['rules'],
  verify: ['rules'],
})

/** The one folder of scenes/ that every screen may import. */
export const SHARED_SCREEN = 'kit'

/**
 * The folders that may import a package, by the start of its name. All other packages may be imported anywhere.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PACKAGE_HOMES = {
  phaser: ['crt/engine'],
  react: ['shell', 'hosts/base', 'main'],
  'react-dom': ['shell', 'hosts/base', 'main'],
  bitecs: ['ecs', 'terminal', 'scenes', 'main'],
  figlet: ['scenes'],
  zzfx: ['browser/sound'],
  zustand: ['stores', 'scenes', 'shell', 'wallet', 'main'],
  viem: ['wallet', 'hosts/base', 'server', 'scenes/verify'],
  wagmi: ['hosts/base', 'shell', 'wallet'],
  '@tanstack/react-query': ['hosts/base', 'shell/create-picker-client', 'shell/wallet-connectors'],
  '@coinbase/onchainkit': ['hosts/base'],
  '@farcaster/': ['hosts', 'wallet/open-wallets'],
  '@worldcoin/minikit-js': ['hosts/world', 'wallet/open-wallets'],
  jose: ['server'],
  '@wagmi/core': ['wallet'],
  'eventsource-parser': ['api', 'server'],
  hono: ['server'],
  '@hono/node-server': ['server'],
  // A repository is next to what uses it, or in platform/db where several folders do.
  'drizzle-orm': ['server/platform/db', '*-repository'],
  pg: ['server/platform/db', 'server/serve'],
  '@electric-sql/pglite': ['server/platform/db'],
  pino: ['server'],
  'rate-limiter-flexible': ['server'],
  'node:timers': ['server/platform/clock', 'server/platform/db', 'server/serve'],
  // season-walk yields to the event loop between parts of a computation. It does not wait for time to pass.
  'node:timers/promises': [
    'server/platform/clock',
    'server/platform/db',
    'server/serve',
    'server/platform/one-per-turn',
    'server/read/market/season-walk',
  ],
  'node:': ['server'],
}

const CLOCK = 'time comes in as an argument, a Clock or world.time'
const TIMERS = 'waiting comes in as Timers, a Clock or an entity with a due time'

/** Ambient globals, and what to use instead. */
export const AMBIENT = /** @type {Readonly<Record<string, string>>} */ ({
  'Date.now': CLOCK,
  'new Date()': CLOCK,
  performance: CLOCK,
  'Math.random': 'chance comes in as a Chance of #src/lib/chance.ts',
  setTimeout: TIMERS,
  setInterval: TIMERS,
  setImmediate: TIMERS,
  requestAnimationFrame: 'frames come from the heartbeat of #src/browser/heartbeat.ts',
  requestIdleCallback: TIMERS,
  fetch: 'calls go through #src/api/client.ts',
  XMLHttpRequest: 'calls go through #src/api/client.ts',
  WebSocket: 'calls go through #src/api/client.ts',
  localStorage: 'stored values go through #src/browser/storage.ts',
  sessionStorage: 'stored values go through #src/browser/storage.ts',
  indexedDB: 'stored values go through #src/browser/storage.ts',
})

/** The folders that own time, chance and I/O. All others get them as arguments. */
export const AMBIENT_OWNERS = [
  'browser',
  'main',
  'server/serve',
  'server/platform/clock',
  'server/platform/ids',
  'server/platform/db',
]
/** Files that own a single one of them. @type {Readonly<Record<string, readonly string[]>>} */
export const AMBIENT_EXCEPTIONS = { 'api/client': ['fetch'] }
