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

/** Builds client and server when the sources have changed since the last build. Ends the process when the build fails. */
export const ensureBuilt = (): void => {
  if (builtFrom() === sourcesFingerprint()) return
  process.stdout.write('Building the shop …\n')
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
