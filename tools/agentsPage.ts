import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'

/** Writes AGENTS.md, the instructions for coding tools, from CONTRIBUTING.md; with --check only compares. */
const file = join(root, 'AGENTS.md')
const head = `# For programs that change this code

Generated from CONTRIBUTING.md by \`npm run docs\`. README.md has the map and the commands, docs/decisions/ the decisions and their reasons.
After each change run \`npm run check\` and the tests beside the files you touched. Never disable a check or edit a generated file.
`
const registrations = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').replace(/^# Contributing\n/, '')
const wanted = head + registrations

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    process.stderr.write('AGENTS.md is stale: run npm run docs and commit it.\n')
    process.exitCode = 1
  }
} else writeFileSync(file, wanted)
