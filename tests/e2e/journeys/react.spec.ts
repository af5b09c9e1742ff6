import { expect, test } from '../support/player.ts'

test('renders nothing by React in a minute of play', async ({ page, player }) => {
  // React reports each commit to the hook of its developer tools.
  await page.addInitScript(() => {
    const hook = {
      supportsFiber: true,
      commits: 0,
      inject: () => 1,
      onCommitFiberRoot: () => {
        hook.commits += 1
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  const commits = (): Promise<unknown> =>
    page.evaluate('window.__REACT_DEVTOOLS_GLOBAL_HOOK__.commits')
  await player.arriveInChat()
  const before = await commits()
  expect(before).toBeGreaterThan(0)
  await page.clock.install()
  await player.twin.getByRole('textbox', { name: 'Message' }).fill('hello')
  await page.keyboard.press('Enter')
  await expect(player.twin.getByRole('article').filter({ hasText: 'hello' })).toBeAttached()
  await page.clock.runFor(60_000)
  expect(await commits()).toBe(before)
})
