import { expect, test } from 'vitest'
import { createWebHost } from '#src/hosts/web-host.ts'

test('vibrates, opens links, and has no back button to report', async () => {
  const buzzes: number[] = []
  const opened: string[] = []
  const host = createWebHost({
    platform: 'mobile',
    embedded: false,
    vibrate: (ms) => buzzes.push(ms),
    openWindow: (url) => opened.push(url),
    share: async () => undefined,
  })
  await host.ready()
  host.haptic('light')
  host.haptic('heavy')
  host.openLink('https://dcw.example/')
  host.onBack(() => expect.unreachable())()
  expect(buzzes).toEqual([10, 40])
  expect(opened).toEqual(['https://dcw.example/'])
})
