import { type MiniAppSdk } from '#src/hosts/farcaster/mini-app-host.ts'

/** The results of a Farcaster SDK's calls, by name. Undefined for others. */
export type Answers = Readonly<Record<string, () => unknown>>

export const never = () => new Promise<never>(() => undefined)

/** Farcaster's SDK as an adapter sees it. The test decides the answer of every call. */
export function createSdk(answers: Answers = {}) {
  const calls: string[] = []
  const listeners = new Map<string, Set<(value: never) => void>>()
  const call = (name: string) => async (): Promise<unknown> => {
    calls.push(name)
    return answers[name]?.()
  }
  const on = (event: string, run: (value: never) => void): void => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(run))
  }
  const off = (event: string, run: (value: never) => void): void => {
    listeners.get(event)?.delete(run)
  }
  const names = ['signIn', 'composeCast', 'openUrl', 'close'] as const
  const sdk = {
    ...{ on, off },
    getCapabilities: call('getCapabilities'),
    actions: Object.fromEntries(names.map((name) => [name, call(name)])),
    haptics: { impactOccurred: call('impactOccurred') },
    back: { show: call('back.show'), hide: call('back.hide') },
    wallet: {
      ethProvider: { on, removeListener: off },
      getEthereumProvider: async () => ({ request: call('wallet') }),
    },
  }
  return {
    calls,
    // The SDK has many more calls than its adapter uses.
    sdk: sdk as unknown as MiniAppSdk,
    emit(event: string, value?: unknown) {
      for (const run of [...(listeners.get(event) ?? [])]) run(value as never)
    },
    get listening() {
      return [...listeners.values()].reduce((sum, runs) => sum + runs.size, 0)
    },
  }
}
