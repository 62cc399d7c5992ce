import { createModuleUsers } from './moduleUsers.ts'
import type { ModuleGraph } from './moduleUsers.ts'

/** Landing pages: the document contains the styles of their first view. */
const firstPages =
  /\/ui\/features\/(?:(?:home|catalogue|product|content|error)\/page|content\/contact\.page|catalogue\/search\.page|product\/(?:madeToMeasure|withOptions)\.page)\.ts$/
/** The most visited of these pages: code that two of them share is in the file that all of them load. */
const shopPages = { home: '/ui/features/home/page.ts', list: '/ui/features/catalogue/page.ts', product: '/ui/features/product/page.ts' }
const withOptions = '/ui/features/product/withOptions.page.ts'
const madeToMeasure = '/ui/features/product/madeToMeasure.page.ts'
const folders = { product: '/ui/features/product/', kit: '/ui/kit/', panel: '/ui/kit/panel/', baseStyles: '/ui/kit/styles/' }
/** What every page fetches when it is idle (`ui/app/prepareNext.browser.ts`). */
const idleEntries =
  /\/(?:adapters\/composition\/modules\/wishlist|ui\/(?:app\/(?:navigation\.browser|headWriter)|features\/(?:wishlist\/wishlistButtons|cart\/cart\.panel|navigation\/MobileMenu|language\/LanguageOffer|contact\/ContactWidget)))\.tsx?$/
/** What a product page fetches beside its page. */
const productEntries = /\/ui\/features\/product\/(?:AboutProduct|Assurances|BuyBar|EnergyArrow)\.tsx$/
const backendEntry = '/adapters/composition/backendModule.ts'
const consentEntries = /\/adapters\/(?:composition\/modules\/consent|analytics\/pageTag\.browser)\.ts$/
const errorEntry = '/ui/features/error/page.ts'
/** Libraries of first views, and the code for decorators; icons belong to the shop. */
const libraries = /\/node_modules\/(?!lucide-react\/)|\/adapters\/composition\/(?:container|reflect)\.ts$/

interface Placed {
  readonly id: string
  /** The entries and lazily loaded modules that lead to a module by plain imports. */
  readonly roots: readonly string[]
  /** Whether every page loads it. */
  readonly atStart: boolean
  /** The shop pages that use it. */
  readonly pages: readonly string[]
}

const inFirstView = ({ atStart, pages }: Placed): boolean => atStart || pages.length > 1
/** Code that one shop page shares with pages of another kind: one file beside the page's own, not one per module. */
const besides =
  (page: string) =>
  ({ roots, pages: [own] }: Placed): boolean =>
    own?.endsWith(page) === true && roots.length > 1

const isAdapter = (root: string): boolean => root.includes('/adapters/')
const isCheckout = (root: string): boolean => root.includes('/ui/features/checkout/')
/** What idle pages share with other pages. */
const besidesIdle = ({ roots }: Placed): boolean =>
  roots.some((root) => idleEntries.test(root)) && !roots.every((root) => idleEntries.test(root))

/**
 * The files of the build, and the modules and style sheets of each: a module goes into the first file that matches, with its imports unless an
 * earlier file has them.
 */
const files: readonly {
  readonly name: string
  readonly wants?: (module: Placed) => boolean
  readonly wantsSheet?: (sheet: Placed) => boolean
  /** Lazily loaded modules that are in the file themselves; others are separate files. */
  readonly wantsEntry?: (id: string) => boolean
}[] = [
  // The bundler's helpers are one line each, too little for a request.
  { name: 'libraries', wants: (module) => module.id.startsWith('\0') || (inFirstView(module) && libraries.test(module.id)) },
  // Styles that all pages need: they are in every document, and in no later file.
  { name: 'base', wantsSheet: ({ id }) => id.includes(folders.baseStyles) },
  { name: 'shop', wants: inFirstView, wantsSheet: ({ atStart, roots }) => atStart || roots.some((root) => firstPages.test(root)) },
  { name: 'blocks', wants: besides(shopPages.home), wantsEntry: (id) => id.endsWith(shopPages.home) },
  { name: 'list', wants: besides(shopPages.list), wantsEntry: (id) => id.endsWith(shopPages.list) },
  { name: 'choices', wants: besides(shopPages.product), wantsEntry: (id) => id.endsWith(shopPages.product) },
  // The same for product pages with options; code that the checkout also uses must not load their options.
  {
    name: 'cards',
    wants: ({ id, roots }) => roots.length > 1 && id.includes(folders.kit) && roots.some((root) => root.endsWith(withOptions)),
  },
  {
    name: 'options',
    wants: ({ roots }) =>
      roots.length > 1 && roots.every((root) => root.includes(folders.product)) && !roots.every((root) => productEntries.test(root)),
  },
  { name: 'forms', wantsSheet: () => true },
  // Rules that the calls to the backend share with pages.
  { name: 'rules', wants: ({ roots }) => roots.some((root) => root.endsWith(backendEntry)) && !roots.every(isAdapter) },
  { name: 'measures', wants: (module) => besidesIdle(module) && module.roots.some((root) => root.endsWith(madeToMeasure)) },
  // What is fetched at idle anyway is in three files: what the checkout needs of it, what other pages need of it, and the rest.
  { name: 'ordering', wants: (module) => besidesIdle(module) && module.roots.some(isCheckout) },
  { name: 'around', wants: (module) => besidesIdle(module) || module.id.includes(folders.panel) },
  // The calls to the backend: all use-cases need them, and nothing else does.
  {
    name: 'backend',
    wants: ({ roots }) => roots.some((root) => root.endsWith(backendEntry)),
    wantsEntry: (id) => id.endsWith(backendEntry),
  },
  { name: 'consent', wants: ({ roots }) => roots.some((root) => consentEntries.test(root)), wantsEntry: (id) => consentEntries.test(id) },
  { name: 'error', wants: ({ roots }) => roots.some((root) => root.endsWith(errorEntry)), wantsEntry: (id) => id.endsWith(errorEntry) },
  { name: 'about', wants: ({ roots }) => roots.every((root) => productEntries.test(root)), wantsEntry: (id) => productEntries.test(id) },
  { name: 'idle', wants: ({ roots }) => roots.every((root) => idleEntries.test(root)), wantsEntry: (id) => idleEntries.test(id) },
]

const createPlacing = (): ((id: string, graph: ModuleGraph) => string | null) => {
  const usersOf = createModuleUsers()
  const placed = new Map<string, string | null>()
  const rootsOf = (id: string, graph: ModuleGraph): readonly string[] => {
    const seen = new Set([id])
    // Iteration over a set includes items that are added meanwhile.
    for (const next of seen) for (const user of usersOf(next, graph)) seen.add(user)
    return [...seen].filter((next) => {
      const module = graph.getModuleInfo(next)
      return module !== null && (module.isEntry || module.dynamicImporters.length > 0)
    })
  }
  const place = (id: string, graph: ModuleGraph): string | null => {
    const roots = rootsOf(id, graph)
    if (roots.includes(id)) return files.find(({ wantsEntry }) => wantsEntry?.(id))?.name ?? null
    const module: Placed = {
      id,
      roots,
      atStart: roots.some((root) => graph.getModuleInfo(root)?.isEntry === true),
      pages: roots.filter((root) => Object.values(shopPages).some((page) => root.endsWith(page))),
    }
    const isSheet = /\.css(?:$|\?)/.test(id)
    return files.find(({ wants, wantsSheet }) => (isSheet ? wantsSheet : wants)?.(module))?.name ?? null
  }
  return (id, graph) => {
    const before = placed.get(id)
    if (before !== undefined) return before
    const name = place(id, graph)
    placed.set(id, name)
    return name
  }
}

/**
 * Assigns modules to files of the build; the bundler places the others. A first view loads libraries, the code shared by the shop's pages, the
 * page, the language, and the start. Styles make two sheets: one for first views, and `forms` for checkout, account and panels, which loads
 * with their scripts.
 */
export const fileGroups = (): { name: (id: string, graph: ModuleGraph) => string | null; priority: number }[] => {
  const fileOf = createPlacing()
  return files.map(({ name }, index) => ({
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
    priority: files.length - index,
  }))
}
