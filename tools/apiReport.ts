import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { surfacesOf } from './api/surfacesOf.ts'
import type { Export } from './api/surfacesOf.ts'
import { emitCore } from './build/emitCore.ts'
import { root } from './build/sources.ts'

/**
 * Writes core/core.api.md: every export of the core, so that API changes are visible in review.
 * With --check it only compares, and exits with 1 when the committed file is stale. An export without a doc comment always fails.
 */
const target = 'core/core.api.md'

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

/** The exports of one import path; '' is the package itself. */
interface Entry {
  readonly name: string
  readonly exports: readonly Export[]
}

const readSurface = (): readonly Entry[] => {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'api-'))
  try {
    emitCore(folder)
    const subjects = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.d.ts')))
      .map(({ name }) => name)
      .toSorted()
    const names = ['', ...subjects]
    const surfaces = surfacesOf(names.map((name) => join(folder, name, 'index.d.ts')))
    return names.map((name, index) => ({ name, exports: surfaces[index] ?? [] }))
  } catch (problem) {
    return stop(problem instanceof Error ? problem.message : String(problem))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const entry = ({ doc, signature, hidden }: Export): string =>
  `/** ${doc} */\n${signature}${hidden.length === 0 ? '' : `\n// not to be named from outside: ${hidden.join(', ')}`}`

const isType = ({ signature }: Export): boolean => /^(?:interface|type) /.test(signature)

const section = ({ name, exports }: Entry): string => {
  const sorted = [...exports.filter((one) => !isType(one)), ...exports.filter(isType)]
  return `## \`${['@thuishaven/core', name].filter(Boolean).join('/')}\`\n\n\`\`\`ts\n${sorted.map(entry).join('\n\n')}\n\`\`\`\n`
}

const surface = readSurface()
const all = surface.flatMap(({ exports }) => exports)
const silent = all.filter(({ doc }) => doc === '').map(({ name }) => name)
if (silent.length > 0) stop(`These names leave the core without a doc comment: ${silent.join(', ')}.`)

const values = all.filter((one) => !isType(one))
const types = all.filter(isType)
const wanted = [
  '# What `@thuishaven/core` gives away',
  '',
  `${values.length} values and ${types.length} types in ${surface.length} entries, values before types, by name; of each comment the first sentence.`,
  'Written by `npm run docs`.',
  '',
  ...surface.map(section),
].join('\n')

const file = join(root, target)
if (process.argv.includes('--check')) {
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === wanted
  if (!fresh) stop(`${target} is stale: the public surface of the core has changed. Run npm run docs and commit what it wrote.`)
} else {
  writeFileSync(file, wanted)
  process.stdout.write(`${target}: ${values.length} values, ${types.length} types\n`)
}
