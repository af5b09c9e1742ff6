import { expect, test } from '../support/player.ts'

test('the page can be installed, and says what it is where it is shared', async ({
  page,
  request,
}) => {
  // The page's own scripts have no part in it.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/?view=menu')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Dope Chain Wars', display: 'standalone', start_url: '/' })
  const metas = await page
    .locator('meta[property^="og:"], meta[name^="fc:"], meta[name=theme-color]')
    .evaluateAll((elements) =>
      elements.map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    )
  const tags = Object.fromEntries(metas)
  expect(tags).toMatchObject({ 'og:title': 'Dope Chain Wars', 'theme-color': '#000000' })
  const embeds = ['fc:miniapp', 'fc:frame'].map((name) => JSON.parse(tags[name] ?? 'null'))
  expect(embeds.map(({ button }) => button.action.type)).toEqual(['launch_miniapp', 'launch_frame'])
  const pictures = [
    tags['og:image'],
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...embeds.flatMap(({ imageUrl, button }) => [imageUrl, button.action.splashImageUrl]),
  ]
  for (const picture of pictures) {
    const got = await request.get(picture)
    expect(got.status(), picture).toBe(200)
    expect(got.headers()['content-type'], picture).toBe('image/png')
  }
})

test('whoever leaves the page alone for 5 minutes is told of once', async ({ page, player }) => {
  await page.addInitScript(() => {
    const idle: unknown[] = []
    Object.assign(window, { idle })
    addEventListener('dcw-idle', (event) => idle.push(Reflect.get(event, 'detail')))
  })
  await player.openWithoutTime('/?view=about')
  const heard = () => page.evaluate(() => Reflect.get(window, 'idle'))
  await player.pass(4 * 60_000)
  await page.keyboard.press('End')
  await player.pass(5 * 60_000 - 1_000)
  expect(await heard()).toEqual([])
  await player.pass(1_000)
  expect(await heard()).toEqual([{ minutes: 5 }])
  await player.pass(20 * 60_000)
  expect(await heard()).toHaveLength(1)
})
