import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './build/sources.ts'
import { readContract, readPlaywright, readVitest } from './testReports.ts'

describe('what a test runner reports', () => {
  it('a report names each failed test of Vitest, and a file that could not be read', () => {
    const file = join(root, 'core/cart/queue.test.ts')
    const passed = { fullName: 'goes well', status: 'passed', failureMessages: [] }
    const failed = { fullName: 'goes wrong', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] }
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: file, status: 'failed', message: '', assertionResults: [passed, failed] },
        { name: file, status: 'failed', message: 'no such module', assertionResults: [] },
        { name: file, status: 'passed', message: '', assertionResults: [passed] },
      ],
    }
    expect(readVitest(report)).toEqual({
      passed: 1,
      failed: 1,
      notGreen: [
        'core/cart/queue.test.ts › goes wrong\n    expected 1\n    to be 2',
        'core/cart/queue.test.ts › the file itself\n    no such module',
      ],
    })
  })

  const spec = (status: string, message?: string) => ({
    title: `a test that is ${status}`,
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  })
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 2 },
    errors: [],
    suites: [
      {
        file: 'e2e/cart.spec.ts',
        specs: [spec('expected')],
        suites: [{ file: 'e2e/cart.spec.ts', specs: [spec('unexpected', 'no button'), spec('flaky', 'slow')] }],
      },
    ],
  }

  it('a report names each browser test that failed or needed a retry, at any depth', () => {
    expect(readPlaywright(report, 3)).toEqual({
      passed: 7,
      failed: 1,
      notGreen: [
        'e2e/cart.spec.ts › a test that is unexpected\n    no button',
        'e2e/cart.spec.ts › a test that is flaky (green at the second try)\n    slow',
      ],
    })
  })

  it('a report counts retries as failures above a few', () => {
    expect(readPlaywright(report, 1)).toMatchObject({ passed: 5, failed: 3 })
  })

  it('a report names each response of the contract that was missed, and leaves out what was not asked', () => {
    const row = { operation: 'loadCart', status: '200', example: null, detail: '' }
    const responses = [
      { ...row, outcome: 'met' },
      { ...row, status: '422', example: 'couponUnknown', outcome: 'missed', detail: 'answered 404' },
      { ...row, outcome: 'not asked', detail: 'a fault' },
    ]
    expect(readContract({ counts: { met: 1, missed: 1, notAsked: 1 }, responses })).toEqual({
      passed: 1,
      failed: 1,
      notGreen: ['The contract › loadCart 422 couponUnknown\n    answered 404'],
    })
  })
})
