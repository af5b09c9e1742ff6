import { type Provider } from './provider.ts'

/** The same wallet, but what it allows this page is not given back while it `isHeld`. */
export function keepPermission(provider: Provider, isHeld: () => boolean): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name !== 'request') return member.bind(target)
      return (asked: { readonly method: string }) => {
        const isGivenBack = asked.method === 'wallet_revokePermissions'
        return isGivenBack && isHeld() ? Promise.resolve(null) : member.call(target, asked)
      }
    },
  })
}
