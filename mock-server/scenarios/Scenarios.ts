import { situations } from '../../backend/answers/situations.ts'

/** Scenarios for POST /__mock/scenario: those that a rule of the backend checks, and those of every call. */
export const scenarioNames = [...situations, 'slow', 'flaky-503', 'too-many', 'malformed'] as const
export type ScenarioName = (typeof scenarioNames)[number]

export const isScenarioName = (name: string): name is ScenarioName => (scenarioNames as readonly string[]).includes(name)

/** The active scenarios. */
export interface Scenarios {
  /** Activates one for the next `times` matching requests, or until `clear`. */
  readonly start: (name: ScenarioName, options: { readonly times?: number; readonly ms?: number }) => void
  /** Whether the scenario applies to this request; decrements its count. */
  readonly meets: (name: ScenarioName) => boolean
  /** Added latency of 'slow' in ms, 0 when it is off; decrements its count. */
  readonly delay: () => number
  /** 'flaky-503': the first attempt of a call fails and the next succeeds; with `times`, that many requests fail in a row. */
  readonly fails: (call: string) => boolean
  readonly clear: () => void
  readonly active: () => readonly ScenarioName[]
}

interface Running {
  readonly ms: number
  left: number
}

export const createScenarios = (): Scenarios => {
  const running = new Map<ScenarioName, Running>()
  const failed = new Set<string>()
  const use = (name: ScenarioName): Running | null => {
    const found = running.get(name)
    if (found === undefined) return null
    found.left -= 1
    if (found.left <= 0) running.delete(name)
    return found
  }
  return {
    start: (name, { times, ms }) => {
      running.set(name, { left: times ?? Number.POSITIVE_INFINITY, ms: ms ?? 1500 })
    },
    meets: (name) => use(name) !== null,
    delay: () => use('slow')?.ms ?? 0,
    fails: (call) => {
      const found = running.get('flaky-503')
      if (found === undefined) return false
      if (found.left !== Number.POSITIVE_INFINITY) return use('flaky-503') !== null
      if (failed.delete(call)) return false
      failed.add(call)
      return true
    },
    clear: () => {
      running.clear()
      failed.clear()
    },
    active: () => [...running.keys()],
  }
}

/**
 * The scenarios of one request: the active ones, and the one in its cookie mock_scenario.
 * With the cookie, parallel tests do not affect each other. The same scenario is the same object.
 */
export const withOwnScenario = (everyone: Scenarios): ((cookie: string | undefined) => Scenarios) => {
  const own = new Map(
    scenarioNames.map((own): [string, Scenarios] => [
      own,
      {
        ...everyone,
        meets: (name) => name === own || everyone.meets(name),
        delay: () => (own === 'slow' ? 1500 : everyone.delay()),
      },
    ]),
  )
  return (cookie) => own.get(cookie ?? '') ?? everyone
}
