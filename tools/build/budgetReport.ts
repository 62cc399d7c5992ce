import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readAssets } from '../../ui/framework/server/assets.server.ts'
import type { ChunkSizes } from './librarySizes.ts'

/** First-load JavaScript a page may need, in bytes after brotli, and in how many files: each is a request, and is evaluated in a task of its own. */
const budgets: readonly {
  readonly page: string
  readonly source: string
  readonly bytes: number
  readonly files: number
  readonly words?: string
}[] = [
  // The outline of the next page, and the state that controls it, cost every page 60 bytes; names of files and classes differ by as many between builds.
  // The field of the header keeps what was searched for: 40 bytes.
  // Choices from before hydration, which count, cost two hundred bytes of what has options; so they do what is made to measure and the checkout.
  { page: 'home', source: 'ui/features/home/page.ts', bytes: 138_900, files: 6 },
  { page: 'category', source: 'ui/features/catalogue/page.ts', bytes: 138_750, files: 6 },
  { page: 'product', source: 'ui/features/product/page.ts', bytes: 138_600, files: 6 },
  { page: 'product with options', source: 'ui/features/product/withOptions.page.ts', bytes: 142_550, files: 9 },
  // With the calculator, its drawing, and the messages of forms.
  {
    page: 'made to measure',
    source: 'ui/features/product/madeToMeasure.page.ts',
    bytes: 157_950,
    files: 12,
    words: 'ui/messages/nld.forms.ts',
  },
]
/** Scripts of the checkout that the home page has not loaded, including the messages of one language, in bytes after brotli. */
const checkout = {
  sources: [
    'ui/features/checkout/start.page.ts',
    'ui/features/checkout/login.page.ts',
    'ui/features/checkout/step.page.ts',
    'ui/features/checkout/result.page.ts',
  ],
  words: 'ui/messages/nld.forms.ts',
  bytes: 69_900,
}
/** Content of every document, in bytes after brotli, without the styles of the page's components; whole documents have separate budgets. */
const inline = { style: 3_800, starter: 1_000 }
/** Styles for content that scripts may show, loaded after the first paint, in bytes after brotli. */
const lazyStyles = 12_200

/** All scripts of lite together, in bytes after brotli, and their allowed libraries. */
const lite = { bytes: 43_700, libraries: ['adapters', 'build', 'core', 'effect', 'ui', 'valibot'] }

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

export interface BudgetReport {
  readonly text: string
  readonly problems: readonly string[]
}

/**
 * JavaScript of the first load of a page, with the share of each library. A library's share of a chunk's compressed size is proportional to
 * its code before minification.
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

  /** Adds one page to the report; returns its libraries. */
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
    if (total > budget) problems.push(`The ${page} page needs ${total} bytes of JavaScript; its budget is ${budget}.`)
    return [...shares.keys()]
  }

  const chunks = read('client-sizes.json') as readonly ChunkSizes[]
  const { assetsOf } = readAssets(client)
  for (const { page, source, bytes, files: mostFiles, words } of budgets) {
    const { program, styleOf, starter } = assetsOf([source, 'ui/messages/nld.ts', ...(words === undefined ? [] : [words])])
    const files = program.files.map((path) => path.slice(1))
    report(page, files, chunks, bytes, ` in ${files.length} files`)
    if (files.length > mostFiles)
      problems.push(`The ${page} page needs ${files.length} files of JavaScript: ${files.join(', ')}; ${mostFiles} are allowed.`)
    const late = program.sheets.reduce((sum, path) => sum + packed(path.slice(1)), 0)
    lines.push(`${`styles after ${page}`.padEnd(28)}${kB(late)} (budget ${kB(lazyStyles).trim()}), brotli`)
    if (late > lazyStyles)
      problems.push(`${kB(late).trim()} of styles come after the ${page} page; their budget is ${kB(lazyStyles).trim()}.`)
    for (const [name, text] of [
      ['style', styleOf?.('').top.text ?? ''],
      ['starter', starter],
    ] as const) {
      const size = brotliCompressSync(text).length
      if (page === 'home') lines.push(`${`${name} in every document`.padEnd(28)}${kB(size)} (budget ${kB(inline[name]).trim()}), brotli`)
      if (size > inline[name])
        problems.push(`The ${name} in every document has ${kB(size).trim()}; its budget is ${kB(inline[name]).trim()}.`)
    }
  }

  const shared = new Set(assetsOf(['ui/features/home/page.ts', 'ui/messages/nld.ts']).program.files)
  const beyond = assetsOf([...checkout.sources, checkout.words]).program.files.filter((file) => !shared.has(file))
  report(
    'checkout beyond home',
    beyond.map((path) => path.slice(1)),
    chunks,
    checkout.bytes,
    ` in ${beyond.length} files`,
  )

  // A style sheet entry is listed as an empty script without a file.
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
