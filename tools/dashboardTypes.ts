import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { program } from './build/program.ts'
import { root } from './build/sources.ts'

/**
 * Checks the types of the dashboard's own pages. Vendure publishes its dashboard as sources, which do not compile by our rules: of the compiler's
 * lines only those about our files count.
 */
const [file = '', ...args] = program('typescript', 'tsc')
const { status, stdout, stderr, error } = spawnSync(file, [...args, '--pretty', 'false'], {
  cwd: join(root, 'backend/vendure/dashboard'),
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
const lines = stdout.split('\n')
const own = lines.filter((_line, index) => {
  // Indented lines belong to the one above.
  let head = index
  while (head > 0 && lines[head]?.startsWith(' ') === true) head -= 1
  return /^(?:shop\/|tsconfig|error)/.test(lines[head] ?? '')
})
if (status === null || own.length > 0 || stderr !== '') {
  process.stdout.write(`${[...own, stderr, error?.message ?? ''].join('\n')}\n`)
  process.exit(1)
}
