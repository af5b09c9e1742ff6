import { describe, expect, test } from 'vitest'
import { Batch } from '#src/server/platform/batch.ts'

/** Creates a batch whose round trips the test ends. */
function openBatch({ lanes = 1, most = 64 } = {}) {
  const trips: { items: readonly number[]; end(failure?: Error): void }[] = []
  const batch = new Batch<number, number>({
    lanes,
    most,
    run: (items) =>
      new Promise((resolve, reject) => {
        trips.push({
          items,
          end: (failure) => (failure ? reject(failure) : resolve(items.map((item) => item * 10))),
        })
      }),
  })
  return { batch, trips }
}

describe('Batch', () => {
  test('sends the items that arrive during a trip together in the next one', async () => {
    const { batch, trips } = openBatch()
    const results = Promise.all([1, 2, 3].map((item) => batch.add(item)))
    expect(trips.map(({ items }) => items)).toEqual([[1]])
    trips[0]?.end()
    await expect.poll(() => trips.map(({ items }) => items)).toEqual([[1], [2, 3]])
    trips[1]?.end()
    expect(await results).toEqual([10, 20, 30])
  })

  test('limits the concurrent trips and the items of a trip', async () => {
    const { batch, trips } = openBatch({ lanes: 2, most: 2 })
    const results = Promise.all([1, 2, 3, 4, 5].map((item) => batch.add(item)))
    expect(trips.map(({ items }) => items)).toEqual([[1], [2]])
    for (const trip of trips.slice(0, 2)) trip.end()
    await expect.poll(() => trips.slice(2).map(({ items }) => items)).toEqual([[3, 4], [5]])
    for (const trip of trips.slice(2)) trip.end()
    expect(await results).toEqual([10, 20, 30, 40, 50])
  })

  test('runs the items of a failed trip one by one, so that only the invalid one fails', async () => {
    const { batch, trips } = openBatch()
    const first = batch.add(1)
    const others = Promise.allSettled([2, 3].map((item) => batch.add(item)))
    trips[0]?.end()
    await first
    await expect.poll(() => trips.length).toBe(2)
    trips[1]?.end(new RangeError('one is bad'))
    await expect.poll(() => trips.slice(2).map(({ items }) => items)).toEqual([[2], [3]])
    trips[2]?.end(new RangeError('bad'))
    trips[3]?.end()
    expect(await others).toMatchObject([
      { status: 'rejected', reason: { message: 'bad' } },
      { status: 'fulfilled', value: 30 },
    ])
  })
})
