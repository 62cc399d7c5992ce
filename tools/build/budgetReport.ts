import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { assetsFromManifest } from '../../ui/server/assets.server.ts'
import type { Manifest } from '../../ui/server/assets.server.ts'
import type { ChunkSizes } from './librarySizes.ts'

/** First-load JavaScript a page may need, in bytes after brotli. */
const budgets: readonly { readonly page: string; readonly source: string; readonly bytes: number }[] = [
  { page: 'home', source: 'ui/pages/home/index.ts', bytes: 150_000 },
  { page: 'category', source: 'ui/pages/catalogue/index.ts', bytes: 150_000 },
  { page: 'product', source: 'ui/pages/product/index.ts', bytes: 150_000 },
]

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

/**
 * What the first load of a page costs in JavaScript, with the share of each library. A library's share of a chunk's compressed size is
 * in proportion to its code before minification.
 */
export const budgetReport = (client: string): { readonly text: string; readonly problems: readonly string[] } => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = JSON.parse(readFileSync(join(client, 'library-sizes.json'), 'utf8')) as readonly ChunkSizes[]
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
  const assetsOf = assetsFromManifest(manifest)
  for (const { page, source, bytes } of budgets) {
    if (manifest[source] === undefined) {
      problems.push(`The manifest does not know ${source}: the budget of the ${page} page cannot be checked.`)
      continue
    }
    const assets = assetsOf([source, 'ui/messages/nld/index.ts'])
    const files = [...assets.scripts, ...assets.modules].map((path) => path.slice(1))
    const shares = new Map<string, number>()
    let total = 0
    for (const file of files) {
      const size = packed(file)
      total += size
      const libraries = Object.entries(chunks.find((chunk) => chunk.file === file)?.libraries ?? {})
      const rendered = libraries.reduce((sum, [, length]) => sum + length, 0)
      for (const [library, length] of libraries) shares.set(library, (shares.get(library) ?? 0) + (size * length) / rendered)
    }
    const styles = assets.styles.reduce((sum, path) => sum + packed(path.slice(1)), 0)
    lines.push(`${page.padEnd(28)}${kB(total)} JavaScript (budget ${kB(bytes).trim()}), ${kB(styles).trim()} CSS, brotli`)
    for (const [library, size] of [...shares].toSorted((a, b) => b[1] - a[1])) if (size >= 50) lines.push(`  ${library.padEnd(26)}${kB(size)}`)
    if (total > bytes) problems.push(`The ${page} page needs ${kB(total).trim()} of JavaScript; its budget is ${kB(bytes).trim()}.`)
  }
  return { text: `${lines.join('\n')}\n`, problems }
}
