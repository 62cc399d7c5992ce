import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './build/sources.ts'

/** Writes contracts/generated/api.ts from the contract; with --check only compares and exits 1 when the committed file is stale. */
const target = 'contracts/generated/api.ts'
const header = '// Generated from contracts/openapi.yaml by tools/generateContract.ts. Do not edit.\n'

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  return process.exit(1)
}

const generate = (): string => {
  const run = spawnSync(process.execPath, [join(root, 'tools/ts5/node_modules/openapi-typescript/bin/cli.js'), 'contracts/openapi.yaml'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (run.status !== 0)
    return stop(
      `The contract could not be read: ${
        run.stderr
          .trim()
          .split('\n')
          .find((line) => line.trim() !== '') ?? 'unknown reason'
      }`,
    )
  const start = run.stdout.indexOf('export interface paths')
  return start === -1 ? stop('openapi-typescript answered no types.') : header + run.stdout.slice(start).trimEnd() + '\n'
}

const wanted = generate()
const file = join(root, target)
if (process.argv.includes('--check')) {
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === wanted
  if (!fresh) stop(`${target} is stale: run npm run contract:generate and commit it.`)
} else {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, wanted)
}
