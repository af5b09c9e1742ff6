import { expect, test } from '../support/player.ts'

test('reports the start, clicks and keys to the host’s hook, but never typed text', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, dcwTurnRequest: (event: unknown) => told.push(event) })
  })
  const told = () => page.evaluate(() => Reflect.get(window, 'told'))
  await player.arrive()
  await player.press('TALK TO A SHARK')
  await player.expectView('chat')
  await player.input.fill('')
  await player.input.press('q')
  const events = await told()
  expect(events[0]).toMatchObject({ type: 'init', target: null, coordinates: null })
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'click', target: 'TALK TO A SHARK', view: 'confirmation' }),
  )
  expect(events.filter(({ type }: { type: string }) => type === 'key')).toEqual([])
  await page.keyboard.press('Escape')
  await player.expectView('confirmation')
  await page.keyboard.press('Shift+Tab')
  expect(await told()).toContainEqual(
    expect.objectContaining({
      type: 'key',
      target: 'Tab',
      view: 'confirmation',
      modifiers: ['shift'],
    }),
  )
})
