import { spawnSync } from 'node:child_process'
import { root } from './build/sources.ts'

/** Writes anew every file of the project that is made from others: types of the contract, surface of the core, table of requirements, staged tests. */
const makers = [
  'tools/generateContract.ts',
  'tools/apiReport.ts',
  'tools/requirements/main.ts',
  'tools/agentsPage.ts',
  'tools/stagedTests.ts',
]

for (const maker of makers) {
  const { status } = spawnSync(process.execPath, [maker], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
