import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'
import { installFolder } from './installFolder.ts'

/**
 * Mutation tests of the core, subject by subject, its rules, stores and use-cases: `npm run mutation`, or `npm run mutation -- money rug` for
 * some. Every mutant is a small break of one line; one that no test notices has survived. It takes hours, so it is no part of `npm test`. With `--reuse` results
 * are taken from the last run (reports/mutation) where neither the line nor the names of its tests changed: quick, but a test that was only
 * rewritten goes unnoticed.
 */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const beside = new Set(['ports', 'testing', 'dist', 'node_modules'])
/** The subjects of the core; ports and fakes hold no rule. */
const folders = readdirSync(join(root, 'core'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !beside.has(entry.name))
  .map(({ name }) => name)
  .toSorted()
const given = process.argv.slice(2)
const reuse = given.includes('--reuse')
const asked = given.filter((name) => name !== '--reuse')
const unknown = asked.filter((name) => !folders.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no folder '${unknown.join("', '")}' in core: choose from ${folders.join(', ')}.\n`)
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
const chosen = asked.length === 0 ? folders : folders.filter((name) => asked.includes(name))
const broken = chosen.filter((folder) => {
  process.stdout.write(`\n${folder}\n`)
  const mutate = `core/${folder}/**/*.ts,!core/${folder}/**/*.test.ts,!core/${folder}/**/index.ts,!core/${folder}/**/*Port.ts`
  const args = [
    'run',
    'tools/mutation/stryker.config.json',
    '--mutate',
    mutate,
    '--incrementalFile',
    `reports/mutation/${folder}.incremental.json`,
    ...(reuse ? [] : ['--force']),
  ]
  const run = spawnSync(process.execPath, [stryker, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (run.status === 0) renameSync(join(reports, 'last.json'), join(reports, `${folder}.json`))
  return run.status !== 0
})

const total = { caught: 0, survived: 0 }
const row = (name: string, caught: number, survived: number): void => {
  const score = caught + survived === 0 ? '' : `${((caught / (caught + survived)) * 100).toFixed(1)} %`
  process.stdout.write(`${name.padEnd(16)}${String(caught).padStart(8)}${String(survived).padStart(10)}${score.padStart(10)}\n`)
}
process.stdout.write(`\n${'folder'.padEnd(16)}${'caught'.padStart(8)}${'survived'.padStart(10)}${'score'.padStart(10)}\n`)
for (const folder of folders) {
  const file = join(reports, `${folder}.json`)
  if (!existsSync(file)) continue
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const caught = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const survived = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  total.caught += caught
  total.survived += survived
  row(folder, caught, survived)
}
row('all', total.caught, total.survived)
if (broken.length > 0) process.stderr.write(`\nNot finished: ${broken.join(', ')}; the lines above say why.\n`)
process.exit(broken.length === 0 ? 0 : 1)
