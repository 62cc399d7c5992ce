import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build/sources.ts'

/** Writes AGENTS.md, what programs that change this code are to know, from CONTRIBUTING.md; with --check only compares. */
const file = join(root, 'AGENTS.md')
const head = `# For programs that change this code

Made from CONTRIBUTING.md by \`npm run docs\`. README.md has the map and the commands, docs/decisions/ what is hard to change and why.
Run \`npm run check\` after each change and the tests beside the files you touched; never switch a check off, nor write by hand what is made.
`
const registrations = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').replace(/^# Contributing\n/, '')
const wanted = head + registrations

if (process.argv.includes('--check')) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    process.stderr.write('AGENTS.md is stale: run npm run docs and commit it.\n')
    process.exitCode = 1
  }
} else writeFileSync(file, wanted)
