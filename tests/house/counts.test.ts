import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest } from '../../tools/lib/counts.mjs'

describe('countVitest', () => {
  const green = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  }

  test('default', () => {
    expect(countVitest(green, 0)).toEqual({ passed: 3, failed: 0 })
    expect(countVitest({ ...green, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  })

  test('behavior: what was left out has failed', () => {
    const report = { ...green, numPendingTests: 1, numTodoTests: 1 }
    expect(countVitest(report, 0)).toEqual({ passed: 3, failed: 2 })
  })

  test('behavior: a file that could not be loaded has failed', () => {
    const report = { ...green, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  test('behavior: a run that ended badly has failed, whatever it reports', () => {
    expect(countVitest(green, 1)).toEqual({ passed: 3, failed: 1 })
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })

  test('behavior: a run of nothing has failed', () => {
    expect(countVitest({ ...green, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countPlaywright', () => {
  const green = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

  test('default', () => {
    expect(countPlaywright(green, 0)).toEqual({ passed: 4, failed: 0 })
  })

  test('behavior: failed, flaky, skipped and broken all count as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
    expect(countPlaywright({ stats, errors: [{}] }, 1)).toEqual({ passed: 4, failed: 4 })
  })

  test('behavior: no report is a failure', () => {
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  })
})
