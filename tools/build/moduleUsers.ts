import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** The bundler's description of a module. */
export interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly code: string | null
}

/** Looks a module up in the bundler's graph. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Module | null
}

/** A name that a module imports from another; null for all names. */
interface Taken {
  /** The import specifier: a path or a package. */
  readonly from: string
  readonly name: string | null
}

interface Names {
  readonly taken: readonly Taken[]
  /** The re-exports of an index by name, null for `export *`; null for a module with its own code. */
  readonly handedOn: readonly (Taken & { readonly as: string | null })[] | null
}

type Program = ReturnType<typeof parseSync>['program']

/** An index only re-exports: `export { Button } from './Button.ts'`, or in two statements, as in packages. */
const isIndex = ({ body }: Program, imported: ReadonlyMap<string, Taken>): boolean =>
  body.every((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.length > 0
    if (statement.type === 'ExportAllDeclaration') return true
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration !== null) return false
    return statement.source !== null || statement.specifiers.every(({ local }) => local.type === 'Identifier' && imported.has(local.name))
  })

const readNames = (id: string, code: string): Names => {
  const { module, program } = parseSync('module.js', code)
  const addressOf = (specifier: string): string =>
    specifier.startsWith('.') ? resolve(dirname(id), specifier) : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const imported = new Map<string, Taken>()
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName } of entries) {
      const name = importName.kind === 'Default' ? 'default' : importName.name
      imported.set(localName.value, { from: addressOf(moduleRequest.value), name })
    }
  }
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, localName }) => {
      const source =
        moduleRequest === null ? imported.get(localName.name ?? '') : { from: addressOf(moduleRequest.value), name: importName.name }
      return source === undefined ? [] : [{ ...source, as: exportName.name }]
    }),
  )
  return { taken: [...imported.values(), ...handedOn], handedOn: isIndex(program, imported) ? handedOn : null }
}

/** A workspace package is imported by name, and its modules are outside of `node_modules`. */
const leadsTo = (from: string, id: string): boolean =>
  from === id || (!from.startsWith('/') && (!id.includes('/node_modules/') || id.includes(`/node_modules/${from}/`)))

/**
 * The importers of a module, also through an `index.ts` that only re-exports: an import from the index counts as an import of the module.
 * The importers come from the bundler's graph, the imported names from its parser.
 */
export const createModuleUsers = (): ((id: string, graph: ModuleGraph) => readonly string[]) => {
  const known = new Map<string, Names>()
  const namesOf = (id: string, { code }: Module): Names => {
    const names = known.get(id) ?? readNames(id, code ?? '')
    known.set(id, names)
    return names
  }
  /** @param names the exports that are requested; all of them where it is null */
  const usersOf = (id: string, names: ReadonlySet<string | null> | null, graph: ModuleGraph): readonly string[] =>
    (graph.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
      const module = graph.getModuleInfo(importer)
      if (module === null) return []
      const { taken, handedOn } = namesOf(importer, module)
      if (handedOn === null) {
        const isTaken = names === null || taken.some(({ from, name }) => leadsTo(from, id) && (name === null || names.has(name)))
        return isTaken ? [importer] : []
      }
      const further = handedOn
        .filter(({ from, name }) => leadsTo(from, id) && (names === null || name === null || names.has(name)))
        // `export *` re-exports each requested name as it is.
        .flatMap(({ as }) => (as === null ? [...(names ?? [null])] : [as]))
      if (further.length === 0) return []
      return [
        ...(module.dynamicImporters.length > 0 ? [importer] : []),
        ...usersOf(importer, further.includes(null) ? null : new Set(further), graph),
      ]
    })
  return (id, graph) => usersOf(id, null, graph)
}
