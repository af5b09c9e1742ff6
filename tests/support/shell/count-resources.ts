/** What a page holds until it is released. */
export interface HeldResources {
  /** Listeners on the window, the document, elements in the document, and objects that are no elements. */
  readonly listeners: number
  /** Timers and animation frames that have not fired. */
  readonly timers: number
  /** WebGL contexts that are not lost. */
  readonly contexts: number
}

interface Listener {
  readonly target: EventTarget
  readonly type: string
  readonly run: unknown
  readonly isCapturing: boolean
}

/** Counts from now on what the page acquires and releases. */
export function countResources(page: Window & typeof globalThis): () => HeldResources {
  const listeners = countListeners(page)
  const timers = countTimers(page)
  const contexts = countContexts(page)
  return () => ({ listeners: listeners(), timers: timers(), contexts: contexts() })
}

function countListeners(page: Window & typeof globalThis): () => number {
  let held: Listener[] = []
  const prototype = page.EventTarget.prototype
  const { addEventListener, removeEventListener } = prototype
  const isCapturing = (options: unknown): boolean =>
    options === true || (options instanceof Object && Reflect.get(options, 'capture') === true)
  const isSame = (one: Listener, other: Listener): boolean =>
    one.target === other.target &&
    one.type === other.type &&
    one.run === other.run &&
    one.isCapturing === other.isCapturing
  prototype.addEventListener = function (type, run, options) {
    const listener = { target: this ?? page, type, run, isCapturing: isCapturing(options) }
    if (!held.some((other) => isSame(other, listener))) held.push(listener)
    addEventListener.call(this, type, run, options)
  }
  prototype.removeEventListener = function (type, run, options) {
    const listener = { target: this ?? page, type, run, isCapturing: isCapturing(options) }
    held = held.filter((other) => !isSame(other, listener))
    removeEventListener.call(this, type, run, options)
  }
  return () =>
    held.filter(({ target }) => !(target instanceof page.Element) || target.isConnected).length
}

function countTimers(page: Window & typeof globalThis): () => number {
  const waiting = new Set<unknown>()
  const count = <given extends unknown[]>(
    start: (run: (...given: given) => void, ms?: number) => unknown,
    isRepeated: boolean,
  ) =>
    function (run: (...given: given) => void, ms?: number): unknown {
      const id = start((...given) => {
        if (!isRepeated) waiting.delete(id)
        run(...given)
      }, ms)
      waiting.add(id)
      return id
    }
  const release = (end: (id: never) => void) => (id: unknown) => {
    waiting.delete(id)
    end(id as never)
  }
  Object.assign(page, {
    setTimeout: count(page.setTimeout.bind(page), false),
    setInterval: count(page.setInterval.bind(page), true),
    requestAnimationFrame: count(page.requestAnimationFrame.bind(page), false),
    clearTimeout: release(page.clearTimeout.bind(page)),
    clearInterval: release(page.clearInterval.bind(page)),
    cancelAnimationFrame: release(page.cancelAnimationFrame.bind(page)),
  })
  return () => waiting.size
}

function countContexts(page: Window & typeof globalThis): () => number {
  const opened = new Set<WebGL2RenderingContext>()
  const { prototype } = page.HTMLCanvasElement
  const getContext: unknown = Reflect.get(prototype, 'getContext')
  Object.assign(prototype, {
    getContext(this: HTMLCanvasElement, ...given: unknown[]) {
      const context: unknown = Reflect.apply(getContext as () => unknown, this, given)
      if (context instanceof page.WebGL2RenderingContext) opened.add(context)
      return context
    },
  })
  return () => [...opened].filter((context) => !context.isContextLost()).length
}
