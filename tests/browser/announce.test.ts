import { expect, test } from 'vitest'
import { createAnnouncer } from '#src/browser/announce.ts'

test('dispatches the event with its detail', () => {
  const target = new EventTarget()
  const heard: unknown[] = []
  target.addEventListener('dcw-view', (event) => heard.push('detail' in event && event.detail))
  createAnnouncer(target)('dcw-view', { view: 'chat' })
  expect(heard).toEqual([{ view: 'chat' }])
})
