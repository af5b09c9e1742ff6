import { type FrameLocator, type Page } from '@playwright/test'
import { type FarcasterHostControls } from './farcaster-host-contract.ts'
import { type FarcasterUser, newFarcasterUser } from './farcaster-user.ts'
import { installNativeClient, type NativeClient } from './native-client.ts'
import { type StandIn } from './stand-in.ts'

/** The ways in which a Farcaster client shows a game. */
export const SURROUNDINGS = ['cross-site frame', 'same-site frame', 'native web view'] as const
export type Around = (typeof SURROUNDINGS)[number]

/** A Farcaster client around the game, of either kind. */
export interface FarcasterClient {
  /** Shows the game. The user refuses the first request, which the game makes by itself. */
  open(): Promise<void>
  /** Shows the game again, as a client that has received no call yet. */
  revisit(): Promise<void>
  /** The game's page or frame. */
  readonly game: Page | FrameLocator
  /** The client's user. No other test has the same one. */
  readonly user: FarcasterUser
  /** Whether the game's storage outlives its page. */
  readonly persists: boolean
  calls(): Promise<readonly string[]>
  wallet(): Promise<string>
  refuse(isRefusing: boolean): Promise<void>
  /** Never answers these calls from now on. */
  silence(calls: readonly string[]): Promise<void>
  /** Sends its wallet's transactions. Null: this client's wallet sends none. */
  readonly sendBy: ((send: NonNullable<NativeClient['send']>) => void) | null
  goBack(): Promise<void>
  changeAccounts(accounts: readonly string[]): Promise<void>
}

/** Simulates a client around the page that a test will open. */
export function openClient(page: Page, around: Around, stand: StandIn): Promise<FarcasterClient> {
  return around === 'native web view'
    ? nativeClient(page, stand)
    : framedClient(page, around, stand)
}

async function nativeClient(page: Page, stand: StandIn): Promise<FarcasterClient> {
  const user = newFarcasterUser()
  const native = await installNativeClient(page, user)
  native.refuse = true
  return {
    open: async () => void (await page.goto(`${stand.game.origin}/?view=waitlist`)),
    async revisit() {
      native.calls.length = 0
      await page.reload()
    },
    ...{ game: page, user },
    persists: true,
    // The wire uses the older name.
    calls: async () => native.calls.map((name) => (name === 'addFrame' ? 'addMiniApp' : name)),
    wallet: async () => native.wallet,
    async refuse(isRefusing) {
      native.refuse = isRefusing
    },
    async silence(calls) {
      native.silent = calls
    },
    sendBy(send) {
      native.send = send
    },
    goBack: native.goBack,
    changeAccounts: native.changeAccounts,
  }
}

async function framedClient(
  page: Page,
  around: Exclude<Around, 'native web view'>,
  stand: StandIn,
): Promise<FarcasterClient> {
  const site = around === 'cross-site frame' ? 'cross' : 'same'
  const user = newFarcasterUser()
  /** Acts as the client, or reads what it received. */
  const asHost = <answer, given>(
    run: (host: FarcasterHostControls, given: given) => answer,
    given?: given,
  ): Promise<answer> =>
    page.evaluate(
      ([code, value]) =>
        new Function('host', 'given', `return (${code})(host, given)`)(
          Reflect.get(window, 'farcaster'),
          value,
        ),
      [run.toString(), given] as const,
    )
  return {
    open: async () => void (await page.goto(stand.address({ site, user, refuses: true }))),
    revisit: async () => void (await page.goto(stand.address({ site, user }))),
    ...{ game: page.frameLocator('iframe'), user },
    persists: site === 'same',
    calls: () => asHost((host) => host.calls.map(([name]) => String(name))),
    wallet: () => asHost((host) => host.wallet),
    refuse: (isRefusing) =>
      asHost((host, given) => void Object.assign(host, { refuse: given }), isRefusing),
    silence: (calls) =>
      asHost((host, given) => void Object.assign(host, { silent: given }), [...calls]),
    sendBy: null,
    goBack: () => asHost((host) => host.goBack()),
    changeAccounts: (accounts) =>
      asHost((host, given = []) => host.changeAccounts(given), [...accounts]),
  }
}
