import { type Release } from '#src/lib/releases.ts'
import { type StateDelta } from '#src/protocol/chat.ts'
import { hostPushSchema } from '#src/protocol/host-pushes.ts'
import { type View } from '#src/protocol/views.ts'

export interface PushHearing {
  /** Who may frame the page, as a content security policy spells it. */
  readonly origins: () => Promise<readonly string[]>
  readonly stateDelta: (delta: StateDelta) => void
  readonly viewChange: (view: View) => void
}

/** What of the page this needs: a frame has somebody else for a parent. */
interface Framed extends EventTarget {
  readonly parent: unknown
}

/**
 * Hears what the app around the page pushes. Whoever is not the frame's own parent, or has an origin that may not frame the
 * page, is nobody; so is what does not read as a push.
 */
export function hearPushes(page: Framed, hearing: PushHearing): Release {
  const hear = (event: Event): void => {
    const { data, origin, source } = event as MessageEvent
    if (page.parent === page || source !== page.parent) return
    const push = hostPushSchema.safeParse(data)
    if (!push.success) return
    void hearing.origins().then((allowed) => {
      if (!allowed.some((pattern) => isFrom(origin, pattern))) return
      if (push.data.type === 'state_delta') hearing.stateDelta(push.data.delta)
      else hearing.viewChange(push.data.view)
    })
  }
  page.addEventListener('message', hear)
  return () => page.removeEventListener('message', hear)
}

/** `https://*.host.example` stands for every name below it, and not for itself. */
function isFrom(origin: string, pattern: string): boolean {
  const [scheme, star] = pattern.split('*')
  if (star === undefined) return origin === pattern
  const isBelow = origin.startsWith(scheme ?? '') && origin.endsWith(star)
  return isBelow && origin.length > pattern.length - 1
}
