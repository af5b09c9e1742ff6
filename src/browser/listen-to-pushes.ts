import { type Release } from '#src/lib/releases.ts'
import { type StateDelta } from '#src/protocol/chat.ts'
import { type FrameNonce, hostPushSchema } from '#src/protocol/host-pushes.ts'
import { type View } from '#src/protocol/views.ts'

export interface PushListeners {
  /** The origins that may frame the page, as in a content security policy. */
  readonly origins: () => Promise<readonly string[]>
  readonly stateDelta: (delta: StateDelta) => void
  readonly viewChange: (view: View) => void
  /** Called when the app asks for a nonce. `answer` posts it to the app. */
  readonly frameNonce: (answer: (nonce: string) => void) => void
  readonly frameAuth: (proof: { readonly fid: number; readonly sig: string }) => void
}

/** The part of a window that is needed here. In a frame, `parent` is another window. */
interface FramedWindow extends EventTarget {
  readonly parent: unknown
}

/**
 * Listens to the messages that the app around the page posts. Ignores messages that are not from the frame's parent,
 * that come from an origin that may not frame the page, or that do not match the schema.
 */
export function listenToPushes(page: FramedWindow, listeners: PushListeners): Release {
  const onMessage = (event: Event): void => {
    const { data, origin, source } = event as MessageEvent
    if (page.parent === page || source !== page.parent) return
    const push = hostPushSchema.safeParse(data)
    if (!push.success) return
    void listeners.origins().then((allowed) => {
      if (!allowed.some((pattern) => isFrom(origin, pattern))) return
      switch (push.data.type) {
        case 'state_delta':
          return listeners.stateDelta(push.data.delta)
        case 'view_change':
          return listeners.viewChange(push.data.view)
        case 'frame_auth':
          return listeners.frameAuth(push.data)
        case 'frame_nonce':
          return listeners.frameNonce((nonce) => {
            const message: FrameNonce = { type: 'frame_nonce', nonce }
            source?.postMessage(message, { targetOrigin: origin })
          })
      }
    })
  }
  page.addEventListener('message', onMessage)
  return () => page.removeEventListener('message', onMessage)
}

/** `https://*.host.example` matches every subdomain of host.example, but not host.example itself. */
function isFrom(origin: string, pattern: string): boolean {
  const [scheme, star] = pattern.split('*')
  if (star === undefined) return origin === pattern
  const isBelow = origin.startsWith(scheme ?? '') && origin.endsWith(star)
  return isBelow && origin.length > pattern.length - 1
}
