import { expect, test } from 'vitest'
import { askContext } from '#src/hosts/farcaster/ask-context.ts'
import { createManualTimers, settle } from '#tests/support/manual-timers.ts'

const CONTEXT = { client: { clientFid: 9152, added: true }, user: { fid: 7 } }
const ANSWER = { id: 'dcw-context', type: 'RAW', value: CONTEXT }
const UNDERSTOOD = {
  client: { added: true, safeAreaInsets: { top: 0, right: 0, bottom: 0, left: 0 } },
  user: { fid: 7 },
}

/** A page in a frame or a native web view. `asked` holds the questions. */
class FramedPage extends EventTarget {
  readonly document = new EventTarget()
  readonly asked: unknown[] = []
  readonly parent = { postMessage: (question: unknown) => this.asked.push(question) }

  /** Delivers a message from `source`. */
  hear(data: unknown, source: unknown = this.parent): void {
    const event = new MessageEvent('message', { data })
    Object.defineProperty(event, 'source', { value: source })
    this.dispatchEvent(event)
  }
}

class NativePage extends FramedPage {
  readonly ReactNativeWebView = this.parent

  answer(data: unknown): void {
    this.document.dispatchEvent(new MessageEvent('FarcasterFrameCallback', { data }))
  }
}

test('resolves to the context that the host sends', async () => {
  const page = new FramedPage()
  const timers = createManualTimers()
  const context = askContext(page, timers)
  page.hear(ANSWER)
  expect(await context).toMatchObject(UNDERSTOOD)
  expect(timers.waiting).toBe(0)
})

test('resolves to null without a question when the page is not in a frame', async () => {
  const page = new FramedPage()
  Object.defineProperty(page, 'parent', { value: page })
  expect(await askContext(page, createManualTimers())).toBeNull()
})

test("sends and accepts texts over React Native's bridge", async () => {
  const page = new NativePage()
  const context = askContext(page, createManualTimers())
  expect(JSON.parse(String(page.asked[0]))).toMatchObject({ type: 'GET', path: ['context'] })
  page.answer(ANSWER)
  expect(await context).toMatchObject(UNDERSTOOD)
})

test('accepts only answers of the right form from the parent window', async () => {
  const page = new FramedPage()
  const timers = createManualTimers()
  const context = askContext(page, timers)
  page.hear(ANSWER, { another: 'window' })
  page.hear({ ...ANSWER, id: 'another' })
  page.hear({ ...ANSWER, value: { client: {} } })
  page.hear('nonsense')
  await timers.pass(5_000)
  expect(await context).toBeNull()
})

test('repeats the question for five seconds for a host that listens late', async () => {
  const page = new FramedPage()
  const timers = createManualTimers()
  const context = askContext(page, timers)
  await timers.pass(4_950)
  expect(page.asked.length).toBeGreaterThan(10)
  page.hear(ANSWER)
  expect(await context).toMatchObject(UNDERSTOOD)
  await settle()
  expect(timers.waiting).toBe(0)
})
