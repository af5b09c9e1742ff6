import { fc } from '#tests/support/property.ts'
import { expect, test } from 'vitest'
import { stepWorld } from '#src/ecs/schedule.ts'
import { despawn, despawnScreen } from '#src/ecs/spawn/despawn.ts'
import { spawnTimer } from '#src/ecs/spawn/spawn-timer.ts'
import { createTestWorld } from '../../support/terminal/test-world.ts'

function setup() {
  const world = createTestWorld()
  const fired: string[] = []
  const record = (name: string) => () => void fired.push(`${name} ${world.time.now}`)
  return { world, fired, record }
}

test('runs a timer once when it is due', () => {
  const { world, fired, record } = setup()
  spawnTimer(world, { after: 350, run: record('line') })
  stepWorld(world, 1349)
  expect(fired).toEqual([])
  stepWorld(world, 1360)
  stepWorld(world, 9000)
  expect(fired).toEqual(['line 1350'])
})

test('runs timers by due time, then by spawn order, whatever their entity ids', () => {
  const { world, fired, record } = setup()
  const gone = spawnTimer(world, { after: 5, run: record('gone') })
  spawnTimer(world, { after: 200, run: record('b') })
  despawn(world, gone)
  spawnTimer(world, { after: 200, run: record('c') })
  spawnTimer(world, { after: 100, run: record('a') })
  stepWorld(world, 1200)
  expect(fired).toEqual(['a 1100', 'b 1200', 'c 1200'])
})

test('runs a chain of timers at its own times after a long gap', () => {
  const { world, fired, record } = setup()
  const next = (count: number): void => {
    if (count === 0) return
    spawnTimer(world, {
      after: 350,
      run: () => {
        record(`line ${count}`)()
        next(count - 1)
      },
    })
  }
  next(3)
  stepWorld(world, 60_000)
  expect(fired).toEqual(['line 3 1350', 'line 2 1700', 'line 1 2050'])
  expect(world.time.now).toBe(60_000)
})

test('runs a repeating timer once after a long gap and keeps its phase', () => {
  const { world, fired, record } = setup()
  spawnTimer(world, { after: 100, every: 100, run: record('tick') })
  stepWorld(world, 1100)
  stepWorld(world, 1555)
  stepWorld(world, 1599)
  stepWorld(world, 1600)
  expect(fired).toEqual(['tick 1100', 'tick 1200', 'tick 1600'])
})

test('does not run a timer that another one has removed', () => {
  const { world, fired, record } = setup()
  const later = spawnTimer(world, { after: 20, run: record('later') })
  spawnTimer(world, { after: 10, run: () => despawn(world, later) })
  stepWorld(world, 2000)
  expect(fired).toEqual([])
})

test("removes the screen's timers with it and keeps the page's", () => {
  const { world, fired, record } = setup()
  spawnTimer(world, { after: 10, run: record('screen') })
  spawnTimer(world, { after: 10, run: record('page'), lasts: 'page' })
  despawnScreen(world)
  stepWorld(world, 2000)
  expect(fired).toEqual(['page 1010'])
})

test('ends the step when a timer keeps respawning itself without a delay', () => {
  const { world } = setup()
  let count = 0
  const again = (): void => {
    count += 1
    spawnTimer(world, { after: 0, run: again })
  }
  again()
  stepWorld(world, 1001)
  expect(count).toBe(10_001)
})

test('removes a timer that throws, restores the clock, and runs the others in the next step', () => {
  const { world, fired, record } = setup()
  const boom = (): never => {
    throw new RangeError('boom')
  }
  spawnTimer(world, { after: 10, run: boom })
  spawnTimer(world, { after: 20, run: record('next') })
  expect(() => stepWorld(world, 1500)).toThrow('boom')
  expect(world.time.now).toBe(1500)
  stepWorld(world, 1501)
  expect(fired).toEqual(['next 1020'])
})

test('gives the same result for any division of time into steps', () => {
  const setups = fc.array(fc.record({ after: fc.nat(500), every: fc.constantFrom(0, 70, 130) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(
      setups,
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
      (timers, cuts) => {
        const run = (steps: readonly number[]): string[] => {
          const { world, fired, record } = setup()
          for (const [name, { after, every }] of timers.entries()) {
            spawnTimer(world, { after, every, run: record(`${name}`) })
          }
          for (const step of steps) stepWorld(world, world.time.now + step)
          return fired
        }
        const total = cuts.reduce((sum, cut) => sum + cut, 0)
        expect(run(cuts)).toEqual(run(Array.from({ length: total }, () => 1)))
      },
    ),
  )
})
