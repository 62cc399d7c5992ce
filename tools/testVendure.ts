import { spawnSync } from 'node:child_process'
import { root } from './build/sources.ts'
import { program } from './build/program.ts'
import { installFolder } from './installFolder.ts'

/** The tests of the back office, which installs its packages: `npm run test:vendure -- customers`; arguments are passed to Vitest. */
const problem = installFolder('backend/vendure', ['--ignore-scripts'])
if (problem !== null) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
const [file = '', ...command] = program('vitest')
const { status } = spawnSync(file, [...command, 'run', '--project', 'vendure', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, VENDURE_TESTS: 'on', NODE_OPTIONS: '--conditions=thuishaven-source' },
})
process.exit(status ?? 1)
