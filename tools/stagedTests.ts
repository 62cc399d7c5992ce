import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { program } from './build/program.ts'
import { root } from './build/sources.ts'
import { stagedPage } from './staged/stagedPage.ts'

/** Writes docs/staged-tests.md, the browser tests that need a mock server, from Playwright's list; with --check only compares. */
const file = join(root, 'docs/staged-tests.md')
const [node = '', ...command] = program('@playwright/test', 'playwright')
const listed = spawnSync(node, [...command, 'test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  // Resolves packages to their sources, so that no build is needed; the ports are unused.
  env: { ...process.env, NODE_OPTIONS: '--conditions=thuishaven-source', SHOP_BACKEND: 'mock', TEST_PORT: '1', TEST_API_PORT: '1' },
})
if (listed.status !== 0) {
  process.stderr.write(`Playwright cannot list the browser tests:\n${listed.stdout}${listed.stderr}\n`)
  process.exit(1)
}
const wanted = stagedPage(JSON.parse(listed.stdout))

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    process.stderr.write('docs/staged-tests.md is stale: run npm run docs and commit it.\n')
    process.exitCode = 1
  }
} else writeFileSync(file, wanted)
