import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './build/sources.ts'

/** The contents of a test runner's report. */
export interface Counted {
  readonly passed: number
  readonly failed: number
  /** Each test that did not pass at the first attempt: file, title and the first lines of the error. */
  readonly notGreen: readonly string[]
}

const named = (file: string, title: string, message = ''): string =>
  `${file} › ${title}\n    ${stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n    ')}`

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export const readVitest = (report: unknown): Counted => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const notGreen = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded, or whose setup failed, has no failed test.
    if (failed.length === 0 && status === 'failed') return [named(file, 'the file itself', message)]
    return failed.map(({ fullName, failureMessages }) => named(file, fullName, failureMessages[0]))
  })
  return { passed: numPassedTests, failed: numFailedTests, notGreen }
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
  }[]
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

const notGreenIn = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        named(
          file,
          status === 'flaky' ? `${title} (green at the second try)` : title,
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap(notGreenIn),
]

/** @param secondTries maximum number of tests that may need a retry; if more do, each counts as failed */
export const readPlaywright = (report: unknown, secondTries: number): Counted => {
  const { stats, suites, errors } = report as PlaywrightReport
  const second = stats.flaky > secondTries ? stats.flaky : 0
  return {
    passed: stats.expected + stats.flaky - second,
    failed: stats.unexpected + second,
    notGreen: [...errors.map(({ message }) => named('Playwright', 'the run itself', message)), ...suites.flatMap(notGreenIn)],
  }
}

/** Each missed response of the contract counts as failed; responses that were not asked do not count. */
export const readContract = (report: unknown): Counted => {
  const { counts, responses } = report as {
    readonly counts: { readonly met: number; readonly missed: number }
    readonly responses: readonly {
      readonly operation: string
      readonly status: string
      readonly example: string | null
      readonly outcome: string
      readonly detail: string
    }[]
  }
  return {
    passed: counts.met,
    failed: counts.missed,
    notGreen: responses
      .filter(({ outcome }) => outcome === 'missed')
      .map(({ operation, status, example, detail }) => named('The contract', `${operation} ${status} ${example ?? ''}`.trim(), detail)),
  }
}
