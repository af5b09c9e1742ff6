import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { createTrailHistory } from '#src/browser/trail-history.ts'

/** A browser's history as in Chromium: pushes take effect at once; steps get their target at once and finish later. */
function openBrowser() {
  const entries: unknown[] = [null]
  let at = 0
  const aims: number[] = []
  let hear: (event: PopStateEvent) => void = () => undefined
  const history = {
    get state() {
      return entries[at]
    },
    pushState(state: unknown) {
      entries.splice(at + 1, Infinity, state)
      at += 1
    },
    go: (by: number) => void aims.push(at + by),
  }
  const page = {
    history,
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    removeEventListener: () => (hear = () => undefined),
  } as unknown as Parameters<typeof createTrailHistory>[0]
  return {
    page,
    /** Presses Back or Forward. */
    go: history.go,
    /** Finishes the oldest pending step. A step beyond the ends of the history has no effect. */
    arrive() {
      const aim = aims.shift()
      if (aim === undefined || entries[aim] === undefined) return
      at = aim
      hear({ state: entries[at] } as PopStateEvent)
    },
    settle() {
      while (aims.length > 0) this.arrive()
    },
    get behind() {
      return at
    },
  }
}

/** A game with a stack of screens. */
function openGame() {
  const browser = openBrowser()
  let screens = 0
  const show = (count: number): void => {
    screens = count
    trail.sync(screens)
  }
  const close = (): void => {
    if (screens > 0) show(screens - 1)
  }
  const trail = createTrailHistory(browser.page, close)
  return {
    browser,
    open: () => show(screens + 1),
    close,
    home: () => show(0),
    get screens() {
      return screens
    },
  }
}

test('closes the uppermost screen on Back', () => {
  const game = openGame()
  game.open()
  game.open()
  game.browser.go(-1)
  game.browser.settle()
  expect([game.screens, game.browser.behind]).toEqual([1, 1])
})

test('undoes Forward, and keeps a screen that was opened meanwhile', () => {
  const game = openGame()
  game.open()
  game.browser.go(-1)
  game.browser.settle()
  game.browser.go(1)
  game.browser.arrive()
  game.open()
  game.browser.settle()
  expect([game.screens, game.browser.behind]).toEqual([1, 1])
})

test('keeps a screen that is opened right after another was closed', () => {
  const game = openGame()
  game.open()
  game.close()
  game.open()
  game.browser.settle()
  expect([game.screens, game.browser.behind]).toEqual([1, 1])
})

test('closes two screens on two steps back', () => {
  const game = openGame()
  for (let screen = 0; screen < 3; screen += 1) game.open()
  game.browser.go(-2)
  game.browser.settle()
  expect([game.screens, game.browser.behind]).toEqual([1, 1])
})

test('ends with a history as deep as the screens after any sequence of acts', () => {
  const act = fc.constantFrom('open', 'close', 'home', 'arrive', 'back')
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const game = openGame()
      for (const it of acts) {
        if (it === 'arrive') game.browser.arrive()
        else if (it === 'back') {
          game.browser.settle()
          if (game.browser.behind > 0) game.browser.go(-1)
        } else game[it]()
      }
      game.browser.settle()
      expect(game.browser.behind).toBe(game.screens)
    }),
  )
})
