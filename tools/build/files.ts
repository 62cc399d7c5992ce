import { dirname, join, resolve } from 'node:path'
import { root } from './sources.ts'

/** What the bundler tells of a module. */
interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly code: string | null
}

/** The bundler's answer to a question about a module. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Module | null
}

/** Pages on which a visit begins: what they show at first has its styles in the document. */
const firstPages =
  /\/ui\/features\/(?:(?:home|catalogue|product|content|error)\/page|content\/contact\.page|catalogue\/search\.page|product\/(?:madeToMeasure|withOptions)\.page)\.ts$/

/** The pages of these that visitors open most: what two of them share is in the file that all of them load. */
const shopPages = /\/ui\/features\/(home|catalogue|product)\/page\.ts$/

/** What all pages need of styles: it stands in every document, and in no file that comes later. */
const baseStyles = /\/ui\/kit\/styles\/[^/]+\.css(?:$|\?)/

/** Files that only hand on what others export: to import from one is to import from those. */
const indexes = /\/(?:ui\/(?:kit|features\/[\w-]+)|core(?:\/[a-z]+)?)\/index\.ts$/

/** The core is imported by name: `@thuishaven/core`, and `@thuishaven/core/cart` for a subject. */
const coreEntry = /^@thuishaven\/core(?:\/([a-z]+))?$/

const targetOf = (file: string, specifier: string): string => {
  const entry = coreEntry.exec(specifier)
  return entry === null ? resolve(dirname(file), specifier) : join(root, 'core', entry[1] ?? '', 'index.ts')
}

/** The names that an index hands on from one file; none when it hands on the whole of it. */
const namesFrom = (code: string, index: string, file: string): readonly string[] =>
  [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , specifier = '']) => targetOf(index, specifier) === file)
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' ').at(-1) ?? ''))
    .filter((name) => name !== '')

/** What a file takes from an index, as text. */
const importedFrom = (code: string, file: string, index: string): string =>
  [...code.matchAll(/(?:import|export)\s*(\{[^}]*\}|[^;"']*)\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , specifier = '']) => targetOf(file, specifier) === index)
    .map(([, list = '']) => list)
    .join(',')

type FileName = (typeof names)[number]

/** In this order: a file takes what its modules import along, unless an earlier file has it. */
const names = ['libraries', 'base', 'shop', 'blocks', 'list', 'choices', 'cards', 'options', 'forms', 'panel'] as const

/** Pages of products and their panels. */
const productParts = /\/ui\/features\/product\//
const withOptions = /\/ui\/features\/product\/withOptions\.page\.ts$/

/** Names of the files with what a shop page shares with others than shop pages. */
const besides = { home: 'blocks', catalogue: 'list', product: 'choices' } as const

const chooseFile = (): ((id: string, graph: ModuleGraph) => FileName | null) => {
  const known = new Map<string, ReadonlySet<string>>()

  /** Who imports a module, be it by way of an index that only hands it on. */
  const usersOf = (id: string, importers: readonly string[], graph: ModuleGraph): readonly string[] =>
    importers.flatMap((importer) => {
      if (!indexes.test(importer)) return [importer]
      const index = graph.getModuleInfo(importer)
      const names = namesFrom(index?.code ?? '', importer, id)
      if (index === null || names.length === 0) return [importer]
      const takes = new RegExp(`\\b(?:${names.join('|')})\\b`)
      return index.importers.filter((user) => takes.test(importedFrom(graph.getModuleInfo(user)?.code ?? '', user, importer)))
    })

  /** The entries and lazily loaded modules that lead to a module by plain imports. */
  const rootsOf = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
    const before = known.get(id)
    if (before !== undefined) return before
    const roots = new Set<string>()
    const seen = new Set<string>()
    const waiting = [id]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      const module = graph.getModuleInfo(next)
      if (module === null) continue
      if (module.isEntry || module.dynamicImporters.length > 0) roots.add(next)
      waiting.push(...usersOf(next, module.importers, graph))
    }
    known.set(id, roots)
    return roots
  }

  return (id, graph) => {
    // The bundler's own helpers are a line each: no request is worth that.
    if (id.startsWith('\0')) return 'libraries'
    const module = graph.getModuleInfo(id)
    if (module === null || module.isEntry || module.dynamicImporters.length > 0) return null
    const roots = [...rootsOf(id, graph)]
    const atStart = roots.some((root) => graph.getModuleInfo(root)?.isEntry === true)
    if (baseStyles.test(id)) return 'base'
    if (/\.css(?:$|\?)/.test(id)) return atStart || roots.some((root) => firstPages.test(root)) ? 'shop' : 'forms'
    // What stands open over a page, and Back that closes it, are one file: each name of one stands in the first view's.
    if (/\/ui\/kit\/panel\//.test(id) && !atStart) return 'panel'
    const own = roots.filter((root) => shopPages.test(root))
    if (!atStart && own.length < 2) {
      // What one shop page shares with pages of another kind: one file beside the page's own, not one for each part.
      const page = shopPages.exec(own[0] ?? '')?.[1]
      // The same of the pages of products with something to choose; what the checkout shows too must not bring their options along.
      if (page === undefined && roots.length > 1) {
        if (/\/ui\/kit\//.test(id) && roots.some((root) => withOptions.test(root))) return 'cards'
        if (roots.every((root) => productParts.test(root))) return 'options'
      }
      return page !== undefined && roots.length > 1 ? besides[page as keyof typeof besides] : null
    }
    return /\/node_modules\/(?!lucide-react\/)/.test(id) || /\/adapters\/composition\/(?:container|reflect)\.ts$/.test(id)
      ? 'libraries'
      : 'shop'
  }
}

/**
 * Says into which file of the build a module goes; what no group wants is left to the bundler. A first view loads libraries, what the
 * shop's pages share, the page, the language, and the start. Styles make two sheets: that of first views, and `forms` for checkout,
 * account and panels, which comes with their program.
 */
export const fileGroups = (): { name: (id: string, graph: ModuleGraph) => string | null; priority: number }[] => {
  const fileOf = chooseFile()
  return names.map((name, index) => ({
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
    priority: names.length - index,
  }))
}
