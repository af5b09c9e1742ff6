import { createContext, useContext, useSyncExternalStore } from 'react'
import { BaseError } from '#src/lib/errors.ts'
import { type TweakStore, type TweakView } from './tweak-store.ts'

export const TweakContext = createContext<TweakStore | null>(null)

export function useTweakStore(): TweakStore {
  const store = useContext(TweakContext)
  if (!store)
    throw new BaseError('no_tweak_store', 'A part of the tweak panel is used outside of the panel.')
  return store
}

/** Returns a part of the panel's state. `select` must return the same value while that part is unchanged. */
export function useTweak<part>(select: (view: TweakView) => part): part {
  const store = useTweakStore()
  return useSyncExternalStore(store.subscribe, () => select(store.getState()))
}
