import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assetsFromManifest } from '../../ui/server/assets.server.ts'
import type { Manifest } from '../../ui/server/assets.server.ts'
import type { ChunkSizes } from './librarySizes.ts'

/** First-load JavaScript a page may need, in bytes after brotli. */
const budgets: readonly { readonly page: string; readonly source: string; readonly bytes: number }[] = [
  { page: 'home', source: 'ui/pages/home/page.ts', bytes: 150_000 },
  { page: 'category', source: 'ui/pages/catalogue/page.ts', bytes: 150_000 },
  { page: 'product', source: 'ui/pages/product/page.ts', bytes: 150_000 },
]

/** All scripts of the small front end together, in bytes after brotli, and what they may be made of. */
const lite = { bytes: 35_000, libraries: ['adapters', 'build', 'core', 'effect', 'ui', 'valibot'] }

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

export interface BudgetReport {
  readonly text: string
  readonly problems: readonly string[]
}

/**
 * What the first load of a page costs in JavaScript, with the share of each library. A library's share of a chunk's compressed size is
 * in proportion to its code before minification.
 */
export const budgetReport = (client: string): BudgetReport => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(client, name), 'utf8'))
  const packed = (file: string): number => {
    const path = join(client, file)
    try {
      return statSync(`${path}.br`).size
    } catch {
      return statSync(path).size
    }
  }
  const problems: string[] = []
  const lines: string[] = []

  /** Adds one page to the report; answers its libraries. */
  const report = (
    page: string,
    files: readonly string[],
    sizes: readonly ChunkSizes[],
    budget: number,
    rest: string,
  ): readonly string[] => {
    const shares = new Map<string, number>()
    let total = 0
    for (const file of files) {
      const size = packed(file)
      total += size
      const libraries = Object.entries(sizes.find((chunk) => chunk.file === file)?.libraries ?? {})
      const rendered = libraries.reduce((sum, [, length]) => sum + length, 0)
      for (const [library, length] of libraries) shares.set(library, (shares.get(library) ?? 0) + (size * length) / rendered)
    }
    lines.push(`${page.padEnd(28)}${kB(total)} JavaScript (budget ${kB(budget).trim()})${rest}, brotli`)
    for (const [library, size] of [...shares].toSorted((a, b) => b[1] - a[1]))
      if (size >= 50) lines.push(`  ${library.padEnd(26)}${kB(size)}`)
    if (total > budget) problems.push(`The ${page} page needs ${kB(total).trim()} of JavaScript; its budget is ${kB(budget).trim()}.`)
    return [...shares.keys()]
  }

  const manifest = read('.vite/manifest.json') as Manifest
  const chunks = read('client-sizes.json') as readonly ChunkSizes[]
  const assetsOf = assetsFromManifest(manifest)
  for (const { page, source, bytes } of budgets) {
    if (manifest[source] === undefined) {
      problems.push(`The manifest does not know ${source}: the budget of the ${page} page cannot be checked.`)
      continue
    }
    const assets = assetsOf([source, 'ui/messages/nld.ts'])
    const styles = assets.styles.reduce((sum, path) => sum + packed(path.slice(1)), 0)
    const files = [...assets.scripts, ...assets.modules].map((path) => path.slice(1))
    report(page, files, chunks, bytes, `, ${kB(styles).trim()} CSS`)
  }

  // An entry that is a style sheet leaves an empty script in the list, and no file.
  const liteChunks = (read('lite-sizes.json') as readonly ChunkSizes[]).filter(({ libraries }) =>
    Object.values(libraries).some((length) => length > 0),
  )
  const own = report(
    'lite',
    liteChunks.map(({ file }) => file),
    liteChunks,
    lite.bytes,
    ' with its CSS',
  )
  const foreign = own.filter((library) => !lite.libraries.includes(library))
  if (foreign.length > 0)
    problems.push(`The small front end carries ${foreign.join(', ')}; it may consist of ${lite.libraries.join(', ')}.`)
  return { text: `${lines.join('\n')}\n`, problems }
}
