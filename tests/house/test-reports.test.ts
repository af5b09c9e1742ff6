import { describe, expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'
import { readPlaywright, readVitest } from '../../tools/lib/test-reports.mjs'

describe('readVitest', () => {
  const green = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  }
  const count = (report: unknown, code: number) => {
    const { passed, failed } = readVitest(report, { code })
    return { passed, failed }
  }

  test('counts what passed and what failed', () => {
    expect(count(green, 0)).toEqual({ passed: 3, failed: 0 })
    expect(count({ ...green, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
  })

  test('counts a test that was left out as failed', () => {
    const report = { ...green, numPendingTests: 1, numTodoTests: 1 }
    expect(count(report, 0)).toEqual({ passed: 3, failed: 2 })
  })

  test('does not count tests that a name pattern left out', () => {
    const report = { ...green, numPendingTests: 7 }
    expect(readVitest(report, { code: 0, isFiltered: true })).toMatchObject({ failed: 0 })
    const none = { ...report, numPassedTests: 0 }
    expect(readVitest(none, { code: 0, isFiltered: true })).toMatchObject({ passed: 0, failed: 0 })
  })

  test('counts a file that could not be loaded as failed', () => {
    const report = {
      ...green,
      testResults: [{ name: place('tests/a.test.ts'), status: 'failed', assertionResults: [] }],
    }
    expect(count(report, 1)).toEqual({ passed: 3, failed: 1 })
  })

  test('fails a run with an exit code other than 0, and one without a report', () => {
    expect(count(green, 1)).toEqual({ passed: 3, failed: 1 })
    expect(count(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })

  test('fails a run without tests', () => {
    expect(count({ ...green, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  })

  test('names each test by its file and its titles, with its seconds', () => {
    const of = (title: string, status: string) => ({
      ...{ title, status },
      ancestorTitles: ['on embedded'],
      duration: 1_500,
    })
    const testResults = [
      {
        name: place('tests/server/trade.test.ts'),
        status: 'failed',
        assertionResults: [of('buys', 'passed'), of('sells', 'failed'), of('other', 'skipped')],
      },
    ]
    const { tests } = readVitest({ ...green, numFailedTests: 1, testResults }, { code: 1 })
    expect(tests).toEqual([
      { name: 'tests/server/trade.test.ts > on embedded > buys', isPassed: true, seconds: 1.5 },
      { name: 'tests/server/trade.test.ts > on embedded > sells', isPassed: false, seconds: 1.5 },
    ])
  })
})

describe('readPlaywright', () => {
  const green = {
    stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [],
  }

  test('counts what passed', () => {
    expect(readPlaywright(green, { code: 0 })).toEqual({ passed: 4, failed: 0, tests: [] })
  })

  test('counts failed, flaky, skipped and broken tests as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
    const report = { ...green, stats, errors: [{}] }
    expect(readPlaywright(report, { code: 1 })).toMatchObject({ passed: 4, failed: 4 })
  })

  test('fails a run without a report', () => {
    expect(readPlaywright(undefined, { code: 1 })).toMatchObject({ passed: 0, failed: 1 })
  })

  test('names each test by its project, its file and its titles, with its seconds', () => {
    const spec = {
      title: 'buys',
      tests: [
        { projectName: 'phone', status: 'expected', results: [{ duration: 500 }] },
        { projectName: 'desktop', status: 'unexpected', results: [{ duration: 2_000 }] },
      ],
    }
    const suites = [
      { title: 'market.spec.ts', specs: [], suites: [{ title: 'desk', specs: [spec] }] },
    ]
    expect(readPlaywright({ ...green, suites }, { code: 1 }).tests).toEqual([
      { name: 'phone > market.spec.ts > desk > buys', isPassed: true, seconds: 0.5 },
      { name: 'desktop > market.spec.ts > desk > buys', isPassed: false, seconds: 2 },
    ])
  })
})
