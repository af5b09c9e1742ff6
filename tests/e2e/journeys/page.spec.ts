import { expect, test } from '../support/player.ts'

test('has a manifest for installation and metadata for sharing', async ({ page, request }) => {
  // Read without the page's scripts.
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

test('announces once that the player has been idle for 5 minutes', async ({ page, player }) => {
  await page.addInitScript(() => {
    const idle: unknown[] = []
    Object.assign(window, { idle })
    addEventListener('dcw-idle', (event) => idle.push(Reflect.get(event, 'detail')))
  })
  await player.openWithoutTime('/?view=about')
  const idleEvents = () => page.evaluate(() => Reflect.get(window, 'idle'))
  await player.pass(4 * 60_000)
  await page.keyboard.press('End')
  await player.pass(5 * 60_000 - 1_000)
  expect(await idleEvents()).toEqual([])
  await player.pass(1_000)
  expect(await idleEvents()).toEqual([{ minutes: 5 }])
  await player.pass(20 * 60_000)
  expect(await idleEvents()).toHaveLength(1)
})

test('does not run text as code and calls only the allowed hosts', async ({ page, player }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/i.test(message.text())) refused.push(message.text())
  })
  await player.openWithoutTime('/?view=menu')
  expect(refused).toEqual([])
  const tried = await page.evaluate(async () => {
    const outcomes: string[] = []
    const attempts: Record<string, () => unknown> = {
      markup: () => document.createElement('div').setHTMLUnsafe('<b>x</b>'),
      script: () => Object.assign(document.createElement('script'), { text: 'x' }),
      worker: () => new Worker('/fatal.js'),
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}),
      call: () => fetch('https://evil.example/'),
    }
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
        outcomes.push(`${name} done`)
      } catch {
        outcomes.push(`${name} refused`)
      }
    }
    return outcomes
  })
  expect(tried).toEqual([
    'markup refused',
    'script refused',
    'worker refused',
    'policy refused',
    'call refused',
  ])
  expect(refused.join('\n')).toContain('https://evil.example/')
})

test('fetches the code of other screens when the home screen is shown, and none of it before', async ({
  page,
  player,
}) => {
  const screens: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/build\/([\w-]+)-scene-[^/]*\.js$/.exec(request.url()) ?? []
    // The code that all screens share is named after one of its files.
    if (name && name !== 'screen') screens.push(name)
  })
  await player.open('/?view=waitlist')
  await player.expectView('waitlist')
  await expect(player.button(/LOGIN/)).toBeEnabled()
  expect(screens).toEqual([])
  await player.arrive()
  await player.expectHome()
  await expect
    .poll(() => [...new Set(screens)].sort())
    .toEqual([
      ...['account', 'base-logo', 'console', 'encounter', 'help', 'hero', 'icon'],
      ...['leaderboard', 'market', 'pulse', 'sdk-test', 'verify'],
    ])
})
