import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/sources.ts'
import { findProofs } from './proofs.ts'
import { readRows, readWeaker } from './readRows.ts'
import { isDone, overclaimed, pageOf, messageOf, standingsOf } from './table.ts'

/** Writes docs/requirements.md and its summary in README.md; with --check only compares them with the tests. */
const pageFile = join(root, 'docs/requirements.md')
const readmeFile = join(root, 'README.md')
const sentencePlace = /(<!-- requirements -->\n)[\s\S]*?(\n<!-- \/requirements -->)/

const rows = readRows()
const weaker = readWeaker(rows)
const { standings, unknown } = standingsOf(rows, findProofs())
const page = pageOf(standings, weaker)
const readme = readFileSync(readmeFile, 'utf8')
if (!sentencePlace.test(readme)) throw new Error('README.md has no place for the sentence about the requirements.')
const message = messageOf(standings, weaker)
const newReadme = readme.replace(sentencePlace, (_all, before: string, after: string) => before + message + after)

const fail = (text: string): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

if (unknown.length > 0) fail(`These tests name rows that tools/requirements/rows.txt does not have:\n${unknown.join('\n')}`)
if (process.argv.includes('--check')) {
  const written = readFileSync(pageFile, 'utf8')
  const more = overclaimed(written, standings)
  if (more.length > 0) fail(`docs/requirements.md claims more than is proven:\n${more.join('\n')}`)
  if (written !== page || readme !== newReadme) fail('docs/requirements.md or the README is stale: run npm run docs and commit both.')
} else {
  writeFileSync(pageFile, page)
  writeFileSync(readmeFile, newReadme)
  process.stdout.write(`${standings.filter(isDone).length} of ${standings.length} clauses are done\n`)
}
