import type { Plugin } from 'vite'

/** Size of each library in each chunk of the client build, in rendered characters before minification. */
export interface ChunkSizes {
  readonly file: string
  readonly libraries: Readonly<Record<string, number>>
}

const libraryOf = (module: string): string => {
  const inPackage = module.split('/node_modules/').at(-1)
  if (inPackage === undefined || inPackage === module) {
    return module.match(/\/(core|adapters|ui)\//)?.[1] ?? 'build'
  }
  const [scope = '', name = ''] = inPackage.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/** Writes `{environment}-sizes.json` beside each build for browsers; the budget report reads it. */
export const librarySizes = (): Plugin => ({
  name: 'thuishaven:library-sizes',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  generateBundle(_options, bundle) {
    const chunks: ChunkSizes[] = []
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      const libraries: Record<string, number> = {}
      for (const [id, module] of Object.entries(output.modules)) {
        const library = libraryOf(id)
        libraries[library] = (libraries[library] ?? 0) + module.renderedLength
      }
      chunks.push({ file: output.fileName, libraries })
    }
    this.emitFile({ type: 'asset', fileName: `${this.environment.name}-sizes.json`, source: JSON.stringify(chunks) })
  },
})
