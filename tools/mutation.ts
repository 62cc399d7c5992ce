import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'
import { installFolder } from './installFolder.ts'

/**
 * Mutation tests of the core by subject, of its rules, stores and use-cases: `npm run mutation`, or `npm run mutation -- money rug`
 * for some, or `npm run mutation -- cart/createCartRunner.ts` for single files. Every mutant changes one line; a mutant that no test detects
 * has survived. It takes hours, so it is not part of `npm test`. With `--reuse`, results of the last run (reports/mutation) are used where
 * neither the line nor the names of its tests changed: fast, but it misses tests whose body changed.
 */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const beside = new Set(['ports', 'testing', 'dist', 'node_modules'])
/** The subjects of the core; ports and fakes have no rules. */
const folders = readdirSync(join(root, 'core'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !beside.has(entry.name))
  .map(({ name }) => name)
  .toSorted()
const given = process.argv.slice(2)
const reuse = given.includes('--reuse')
const requested = given.filter((name) => name !== '--reuse')
/** The requested files, relative to the core. */
const files = requested.filter((name) => name.endsWith('.ts') && existsSync(join(root, 'core', name)))
const unknown = requested.filter((name) => !folders.includes(name) && !files.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no '${unknown.join("', '")}' in core: choose a file, or from ${folders.join(', ')}.\n`)
  process.exit(1)
}

const problem = installFolder('tools/mutation')
if (problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const reports = join(root, 'reports/mutation')
mkdirSync(reports, { recursive: true })
const stryker = join(root, 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js')
const whole = (folder: string): string =>
  `core/${folder}/**/*.ts,!core/${folder}/**/*.test.ts,!core/${folder}/**/index.ts,!core/${folder}/**/*Port.ts`
/** The named sets of files to mutate. */
const chosen: readonly (readonly [name: string, mutate: string])[] =
  requested.length === 0
    ? folders.map((folder) => [folder, whole(folder)])
    : requested.map((name) => (files.includes(name) ? [name.replaceAll('/', '.'), `core/${name}`] : [name, whole(name)]))
const broken = chosen.filter(([name, mutate]) => {
  process.stdout.write(`\n${name}\n`)
  const args = [
    'run',
    'tools/mutation/stryker.config.json',
    '--mutate',
    mutate,
    '--incrementalFile',
    `reports/mutation/${name}.incremental.json`,
    ...(reuse ? [] : ['--force']),
  ]
  const run = spawnSync(process.execPath, [stryker, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (run.status === 0) renameSync(join(reports, 'last.json'), join(reports, `${name}.json`))
  return run.status !== 0
})

const measured = files.length === 0 ? folders : chosen.map(([name]) => name)
const total = { caught: 0, survived: 0 }
const row = (name: string, caught: number, survived: number): void => {
  const score = caught + survived === 0 ? '' : `${((caught / (caught + survived)) * 100).toFixed(1)} %`
  process.stdout.write(`${name.padEnd(28)}${String(caught).padStart(8)}${String(survived).padStart(10)}${score.padStart(10)}\n`)
}
process.stdout.write(`\n${'measured'.padEnd(28)}${'caught'.padStart(8)}${'survived'.padStart(10)}${'score'.padStart(10)}\n`)
for (const name of measured) {
  const file = join(reports, `${name}.json`)
  if (!existsSync(file)) continue
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const caught = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const survived = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  total.caught += caught
  total.survived += survived
  row(name, caught, survived)
}
row('all', total.caught, total.survived)
if (broken.length > 0) process.stderr.write(`\nNot finished: ${broken.map(([name]) => name).join(', ')}; the lines above say why.\n`)
process.exit(broken.length === 0 ? 0 : 1)
