import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { program } from '../build/program.ts'
import { root } from '../build/sources.ts'

export interface Check {
  readonly name: string
  readonly command: readonly string[]
  readonly folder?: string
  /** Packages that npm run start:vendure installs: without them it is skipped. */
  readonly needs?: string
}

/** Folders of the import table. */
export const rings = ['core', 'adapters', 'contracts', 'backend', 'mock-server', 'ui', 'tests', 'examples'] as const

/** All checks that do not run the shop, the long ones first. */
export const checks: readonly Check[] = [
  {
    // Rules that need types read the whole program, which `tsc -b` would only do again.
    name: 'lint and types',
    command: [...program('oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...rings, 'tools', 'vite.config.ts'],
  },
  {
    name: 'lint and types of the back office',
    needs: 'backend/vendure/node_modules',
    command: [
      ...program('oxlint'),
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      '--config',
      'backend/vendure/oxlint.json',
      'backend/vendure',
    ],
  },
  {
    name: 'types of the dashboard',
    needs: 'backend/vendure/dashboard/node_modules',
    command: [process.execPath, 'tools/dashboardTypes.ts'],
  },
  { name: 'format', command: [...program('oxfmt'), '--check', '.'] },
  { name: 'public surface of the core is as reported', command: [process.execPath, 'tools/apiReport.ts', '--check'] },
  {
    name: 'boundaries',
    command: [...program('dependency-cruiser', 'depcruise', join(root, 'tools/ts5')), '--config', '.dependency-cruiser.cjs', ...rings],
  },
  { name: 'names are those of the glossary', command: [process.execPath, 'tools/names/names.ts'] },
  { name: 'nothing dead', command: [...program('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
  {
    name: 'contract is valid',
    command: [...program('@redocly/cli', 'redocly'), 'lint', '--config', 'contracts/redocly.yaml', 'contracts/openapi.yaml'],
  },
  { name: 'generated types are fresh', command: [process.execPath, 'tools/generateContract.ts', '--check'] },
  { name: 'AGENTS.md is fresh', command: [process.execPath, 'tools/agentsPage.ts', '--check'] },
  { name: 'the list of staged browser tests is fresh', command: [process.execPath, 'tools/stagedTests.ts', '--check'] },
  { name: 'every criterion of accessibility names tests that exist', command: [process.execPath, 'tools/accessibility.ts'] },
  { name: 'requirements claim what is proven', command: [process.execPath, 'tools/requirements/main.ts', '--check'] },
]

/** Runs one check; prints its output only when it fails. */
const runCheck = ({ name, command, folder }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    const started = performance.now()
    const [file = '', ...args] = command
    execFile(file, args, { cwd: folder ?? root, encoding: 'utf8', maxBuffer: 1 << 26 }, (problem, output, errors) => {
      const passed = problem === null
      process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
      if (!passed) process.stdout.write(`${output}${errors}${output === '' && errors === '' ? problem.message : ''}\n`)
      resolve(passed)
    })
  })

/** Runs all checks, two at a time where there are processors for it, and returns the names of those that failed. */
export const runChecks = async (): Promise<readonly string[]> => {
  const isPossible = ({ needs }: Check): boolean => needs === undefined || existsSync(join(root, needs))
  for (const check of checks.filter((check) => !isPossible(check)))
    process.stdout.write(`skip ${check.name}: ${check.needs} is missing, which npm run start:vendure installs\n`)
  const waiting = checks.filter(isPossible)
  const failed: string[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) if (!(await runCheck(check))) failed.push(check.name)
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return failed
}
