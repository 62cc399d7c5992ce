import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rows } from './requirements/rows.ts'
import { root } from './build/sources.ts'

/** Writes docs/requirements.md from tools/requirements/rows.ts and the titles of the tests; with --check only compares. */
const page = join(root, 'docs/requirements.md')

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'generated') yield* testFiles(path)
    } else if (/\.(?:test|spec)\.tsx?$/.test(entry.name)) yield path
  }
}

const proofs = new Map<string, Set<string>>()
const unknown: string[] = []
const known = new Set(rows.map((row) => row.id))
for (const folder of ['core', 'adapters', 'contracts', 'mock-server', 'ui', 'tests']) {
  for (const file of testFiles(folder)) {
    const titles = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])([\s\S]*?)\1/g)
    for (const [, , title = ''] of titles) {
      for (const [id] of title.matchAll(/\b[A-Z]{3}-\d{2}\b/g)) {
        if (!known.has(id)) unknown.push(`${file}: ${id}`)
        proofs.set(id, (proofs.get(id) ?? new Set()).add(file))
      }
    }
  }
}

const lines = [
  '# Requirements and their proofs',
  '',
  'Each row is one observable behaviour; the tests beside it carry its number in a title. Written by `node tools/requirements.ts`.',
  '',
]
let area = ''
for (const { id, text } of rows) {
  if (id.slice(0, 3) !== area) {
    area = id.slice(0, 3)
    lines.push(...(lines.length > 4 ? [''] : []), '| row | behaviour | proven by |', '|---|---|---|')
  }
  const files = [...(proofs.get(id) ?? [])].map((file) => `\`${file}\``)
  lines.push(`| ${id} | ${text} | ${files.length === 0 ? '*not yet*' : files.join('<br>')} |`)
}
const text = `${lines.join('\n')}\n`

if (unknown.length > 0) {
  process.stderr.write(`These tests name rows that docs/requirements.md does not have:\n${unknown.join('\n')}\n`)
  process.exit(1)
}
if (process.argv.includes('--check')) {
  let present = ''
  try {
    present = readFileSync(page, 'utf8')
  } catch {
    // A missing page is a stale page.
  }
  if (present !== text) {
    process.stderr.write('docs/requirements.md is stale: run node tools/requirements.ts and commit it.\n')
    process.exit(1)
  }
} else {
  writeFileSync(page, text)
  process.stdout.write(`${rows.filter((row) => proofs.has(row.id)).length} of ${rows.length} rows are proven by a test\n`)
}
