import { expect, onTestFinished, test } from 'vitest'
import { type ScreenScene } from '#src/scenes/kit/screen-scene.ts'
import { openStage, type TestStage } from '#tests/support/open-stage.ts'

/** A stage whose about screen is not there until `load` has loaded it. */
async function setup(load: (about: ScreenScene) => Promise<ScreenScene>): Promise<TestStage> {
  let about: ScreenScene | null = null
  const stage = await openStage({
    view: 'waitlist',
    screens: (screens) => ({
      find: (view) => (view === 'about' ? about : screens.find(view)),
      load: async (view) => {
        const screen = await screens.load(view)
        about = await load(screen)
        return about
      },
    }),
  })
  onTestFinished(() => stage.server.close())
  return stage
}

const failure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const open = (stage: TestStage) => {
  stage.flow.dispatch({ type: 'opened', view: 'about' })
  return stage.pass(50)
}

test('shows that a screen is loading, then the screen, and announces its view once', async () => {
  let arrive: () => void = () => undefined
  const stage = await setup((about) => new Promise((resolve) => (arrive = () => resolve(about))))
  await open(stage)
  expect(stage.text()).toContain('Loading…')
  arrive()
  await stage.pass(50)
  expect(stage.text()).not.toContain('Loading…')
  expect(stage.text()).toContain('ABOUT')
  expect(stage.views).toEqual(['waitlist', 'about'])
})

test('leaves a screen that is loading, and shows nothing of it when it arrives later', async () => {
  let arrive: () => void = () => undefined
  const stage = await setup((about) => new Promise((resolve) => (arrive = () => resolve(about))))
  await open(stage)
  stage.press('BACK')
  arrive()
  await stage.pass(50)
  expect(stage.stage.view()).toBe('waitlist')
})

test('says that the line is down, and loads again by the button and when the line is back', async () => {
  let attempts = 0
  const stage = await setup((about) => {
    attempts += 1
    return attempts < 3 ? failure() : Promise.resolve(about)
  })
  stage.stores.line.getState().changed({ isUp: false })
  await open(stage)
  expect(stage.text()).toContain('The line is down.')
  expect(stage.announcements).toContain('The line is down.')
  stage.press('TRY AGAIN')
  await stage.pass(50)
  expect(attempts).toBe(2)
  expect(stage.text()).toContain('The line is down.')
  stage.line.set(true)
  await stage.pass(50)
  expect(attempts).toBe(3)
  expect(stage.text()).not.toContain('The line is down.')
})

test('says that a new version is here, and reloads the page', async () => {
  const stage = await setup(failure)
  stage.stores.line.getState().changed({ hasNewVersion: true })
  await open(stage)
  expect(stage.text()).toContain('A new version is here. Reload.')
  stage.press('RELOAD')
  expect(stage.reloads).toBe(1)
})

test('offers another attempt and a reload when a screen fails for another reason', async () => {
  const stage = await setup(failure)
  await open(stage)
  expect(stage.text()).toContain('This screen did not come through.')
  stage.press('RELOAD')
  expect(stage.reloads).toBe(1)
  stage.press('TRY AGAIN')
  await stage.pass(50)
  expect(stage.text()).toContain('This screen did not come through.')
  stage.press('BACK')
  expect(stage.flow.state.view).toBe('waitlist')
})
