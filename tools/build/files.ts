/** What the bundler tells of a module. */
interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/** The bundler's answer to a question about a module. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Module | null
}

/** Pages on which a visit begins: what they show at first has its styles in the document. */
const firstPages = /\/ui\/pages\/(?:home|catalogue|product|content|error)\/page\.ts$/

const homePage = /\/ui\/pages\/home\/page\.ts$/

/** The pages of these that visitors open most: what two of them share is in the file that all of them load. */
const shopPages = /\/ui\/pages\/(?:home|catalogue|product)\/page\.ts$/

type FileName = (typeof names)[number]

/** In this order: a file takes what its modules import along, unless an earlier file has it. */
const names = ['libraries', 'shop', 'blocks', 'forms'] as const

const chooseFile = (): ((id: string, graph: ModuleGraph) => FileName | null) => {
  const known = new Map<string, ReadonlySet<string>>()

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
      waiting.push(...module.importers)
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
    if (/\.css(?:$|\?)/.test(id)) return atStart || roots.some((root) => firstPages.test(root)) ? 'shop' : 'forms'
    const shared = (pages: RegExp): boolean => roots.filter((root) => pages.test(root)).length > 1
    if (!atStart && !shared(shopPages)) return shared(firstPages) && roots.some((root) => homePage.test(root)) ? 'blocks' : null
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
