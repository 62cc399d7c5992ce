import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './sources.ts'

/** The compiler rewrites imports to `.js` in code but leaves `.ts` in declarations, which older compilers and other tools cannot resolve. */
const withJsEndings = (declarations: string): string =>
  declarations.replace(/((?:from|import) '|import\(['"])(\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1$2.js')

/**
 * Compiles the core for other projects: .js and .d.ts of everything that core/index.ts and the entries of its subjects import. Throws the
 * compiler's messages when it does not compile.
 * @param folder output folder, created if missing; files of an earlier build are not removed
 */
export const emitCore = (folder: string): void => {
  const run = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'core/tsconfig.package.json', '--outDir', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`The core does not compile:\n${run.stdout}${run.stderr}`)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const path = join(folder, name)
    writeFileSync(path, withJsEndings(readFileSync(path, 'utf8')))
  }
}
