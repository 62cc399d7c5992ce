import { spawnSync } from 'node:child_process'
import { root } from './build/sources.ts'

/** Regenerates all generated files: types of the contract, API report of the core, table of requirements, AGENTS.md, staged tests. */
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
