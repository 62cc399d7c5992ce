import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, sourcesFingerprint } from './sources.ts'

const builtFrom = (): string | null => {
  try {
    return (JSON.parse(readFileSync(join(root, 'dist/client/build.json'), 'utf8')) as { readonly id: string }).id
  } catch {
    return null
  }
}

/**
 * Builds client and server when the sources have changed since the last build, without a word but how long it took. Shows what the build
 * said and ends the process when it fails.
 */
export const ensureBuilt = (): void => {
  if (builtFrom() === sourcesFingerprint()) return
  process.stdout.write('Building the shop (some ten seconds) …\n')
  const started = performance.now()
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}${build.error?.message ?? ''}\n`)
    process.exit(build.status ?? 1)
  }
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
}
