import { type FrozenCity, openFrozenCity } from './frozen-city.ts'
import { test as base } from './player.ts'

/** A player in a separate city that is the same in every run. */
export const test = base.extend<{ city: FrozenCity }>({
  // Playwright reads a fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  city: async ({}, use) => {
    const city = await openFrozenCity()
    try {
      await use(city)
    } finally {
      await city.close()
    }
  },
  baseURL: async ({ city }, use) => {
    await use(city.origin)
  },
  page: async ({ city, page }, use) => {
    await city.welcome(page)
    await use(page)
  },
})
