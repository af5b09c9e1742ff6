import { expect, test } from '../support/player.ts'

test('reports the start, clicks and keys to the host’s hook, but never typed text', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const reported: unknown[] = []
    Object.assign(window, { reported, dcwTurnRequest: (event: unknown) => reported.push(event) })
  })
  const reported = () => page.evaluate(() => Reflect.get(window, 'reported'))
  await player.arrive()
  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await player.input.fill('')
  await player.input.press('q')
  const events = await reported()
  expect(events[0]).toMatchObject({ type: 'init', target: null, coordinates: null })
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'click', target: 'TALK TO A SHARK', view: 'confirmation' }),
  )
  expect(events.filter(({ type }: { type: string }) => type === 'key')).toEqual([])
  await page.keyboard.press('Escape')
  await player.expectView('confirmation')
  await page.keyboard.press('Shift+Tab')
  expect(await reported()).toContainEqual(
    expect.objectContaining({
      type: 'key',
      target: 'Tab',
      view: 'confirmation',
      modifiers: ['shift'],
    }),
  )
})
