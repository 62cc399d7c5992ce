import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './build/sources.ts'

/**
 * Writes contracts/generated from the contract: api.ts for the compiler, schemas.json for validation at run time. With --check it only
 * compares, and exits with 1 when a committed file is stale.
 */
const header = '// Generated from contracts/openapi.yaml by tools/generateContract.ts. Do not edit.\n'

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

const toResult = (output: string): string =>
  output
    .trim()
    .split('\n')
    .find((line) => line.trim() !== '') ?? 'unknown reason'

const types = (): string => {
  const run = spawnSync(process.execPath, [join(root, 'tools/ts5/node_modules/openapi-typescript/bin/cli.js'), 'contracts/openapi.yaml'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (run.status !== 0) return stop(`The contract could not be read: ${toResult(run.stderr)}`)
  const start = run.stdout.indexOf('export interface paths')
  return start === -1 ? stop('openapi-typescript answered no types.') : header + run.stdout.slice(start).trimEnd() + '\n'
}

/** The schemas by name, in one document with internal references only. */
const schemas = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const file = join(folder, 'bundle.json')
    const run = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', 'contracts/openapi.yaml', '-o', file],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    if (run.status !== 0) return stop(`The contract could not be bundled: ${toResult(run.stderr)}`)
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as { readonly components: { readonly schemas: object } }
    return `${JSON.stringify({ $id: 'contract', components: { schemas: components.schemas } })}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const [target, wanted] of [
  ['contracts/generated/api.ts', types()],
  ['contracts/generated/schemas.json', schemas()],
] as const) {
  const file = join(root, target)
  if (process.argv.includes('--check')) {
    const fresh = existsSync(file) && readFileSync(file, 'utf8') === wanted
    if (!fresh) stop(`${target} is stale: run npm run contract:generate and commit it.`)
  } else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, wanted)
  }
}
