import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** What the bundler tells of a module. */
export interface Module {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly code: string | null
}

/** The bundler's answer to a question about a module. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Module | null
}

/** A name that a module takes of another; null for all names. */
interface Taken {
  /** The other's address; null where it is a package. */
  readonly from: string | null
  readonly name: string | null
}

interface Names {
  readonly taken: readonly Taken[]
  /** What an index exports of others, and by which name; null for a module with code of its own. */
  readonly handedOn: readonly (Taken & { readonly as: string | null })[] | null
}

const readNames = (id: string, code: string): Names => {
  const { module, program } = parseSync('module.js', code)
  const isIndex = program.body.every((statement) => statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  const addressOf = (specifier: string): string | null => (specifier.startsWith('.') ? resolve(dirname(id), specifier) : null)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({
      from: addressOf(moduleRequest.value),
      name: importName.kind === 'Default' ? 'default' : importName.name,
    })),
  )
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest === null ? [] : [{ from: addressOf(moduleRequest.value), name: importName.name, as: exportName.name }],
    ),
  )
  return { taken: [...imported, ...handedOn], handedOn: isIndex ? handedOn : null }
}

/**
 * Who imports a module, be it by way of an `index.ts` that only hands on what others export: to import from one is to import from those.
 * The bundler's graph says who imports whom, its parser by which names.
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
        const isTaken =
          names === null || taken.some(({ from, name }) => (from === null || from === id) && (name === null || names.has(name)))
        return isTaken ? [importer] : []
      }
      const further = handedOn.filter(({ from, name }) => from === id && (names === null || names.has(name))).map(({ as }) => as)
      if (further.length === 0) return []
      return [...(module.dynamicImporters.length > 0 ? [importer] : []), ...usersOf(importer, new Set(further), graph)]
    })
  return (id, graph) => usersOf(id, null, graph)
}
