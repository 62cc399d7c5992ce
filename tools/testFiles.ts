import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './build/sources.ts'

/** Tests, core excluded, whose text matches: paths from the root of the repository. */
export const testsWith = (text: RegExp, extension: 'ts' | 'tsx' = 'ts'): string[] =>
  globSync(`{adapters,backend,contracts,mock-server,tests,tools,ui}/**/*.test.${extension}`, {
    cwd: root,
    // Packages of the back office may be installed at the same time.
    exclude: (file) => basename(file) === 'node_modules',
  }).filter((file) => text.test(readFileSync(join(root, file), 'utf8')))
