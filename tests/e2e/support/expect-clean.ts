import { type Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './player.ts'

/** The text of the twin is transparent because the glass shows it. tests/soak measures the contrast of the glass. */
const CHECKED_ON_THE_GLASS = { 'color-contrast': { enabled: false } }

interface Found {
  readonly rule: string
  readonly help: string
  readonly nodes: readonly string[]
}

/** Expects axe to find no violation on the page. */
export async function expectClean(page: Page, where: string): Promise<void> {
  await test.step(where, async () => {
    expect(await violations(page), where).toEqual([])
  })
}

/** axe with its own timers, because a test may have stopped the page's clock. */
const SOURCE = `((setTimeout, clearTimeout) => { ${axe.source} })(
  (run, delay = 0) => {
    const task = new TaskController()
    scheduler.postTask(run, { delay, signal: task.signal }).catch(() => undefined)
    return task
  },
  (task) => task?.abort(),
)`

async function violations(page: Page): Promise<readonly Found[]> {
  await page.evaluate(SOURCE)
  return page.evaluate(async (rules) => {
    const { violations: found } = await Reflect.get(window, 'axe').run(document, { rules })
    return found.map(({ id, help, nodes }: axe.Result) => ({
      rule: id,
      help,
      nodes: nodes.map(({ html }) => html.slice(0, 200)),
    }))
  }, CHECKED_ON_THE_GLASS)
}
