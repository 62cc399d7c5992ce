import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { emitCore } from './build/emitCore.ts'
import { root } from './build/sources.ts'

/** Builds the core's package into core/dist; `npm pack` in core/ calls it. Readers of core/dist see either the old build or the new one. */
const dist = join(root, 'core/dist')
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const fresh = mkdtempSync(join(cache, 'core-'))
try {
  emitCore(fresh)
  rmSync(dist, { recursive: true, force: true })
  renameSync(fresh, dist)
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
