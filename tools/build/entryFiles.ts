import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './sources.ts'

/** Writes the file of each lazily loaded module beside the manifest, which names none of those that share a file with others. */
export const entryFiles = (): Plugin => ({
  name: 'thuishaven:entry-files',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const files: Record<string, string> = {}
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      for (const id of output.moduleIds)
        if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) files[relative(root, id)] = output.fileName
    }
    this.emitFile({ type: 'asset', fileName: '.vite/entries.json', source: JSON.stringify(files) })
  },
})
