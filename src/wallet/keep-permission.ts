import { type Provider } from './provider.ts'

/** Wraps a wallet so that the page's permission is not revoked while `isShared` returns true. */
export function keepPermission(provider: Provider, isShared: () => boolean): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name !== 'request') return member.bind(target)
      return (request: { readonly method: string }) => {
        const revokes = request.method === 'wallet_revokePermissions'
        return revokes && isShared() ? Promise.resolve(null) : member.call(target, request)
      }
    },
  })
}
