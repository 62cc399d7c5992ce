import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDocumentStyle } from './documentStyle.server.ts'
import type { DocumentStyle, StylePart } from './documentStyle.server.ts'
import type { ProgramFiles } from './programFiles.ts'

/** One entry of Vite's manifest. */
interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The build's files and styles in a document. */
export interface DocumentAssets {
  /** Selects the inlined styles of a document by its content; null in development. */
  readonly styleOf: ((html: string) => DocumentStyle) | null
  /** Blocking style sheets: in development, where no styles are inlined. */
  readonly sheets: readonly string[]
  /** Sheet that names the typefaces, for pages without JavaScript. */
  readonly faces: string | null
  /** The only inline script of the document; it loads the files of `program`. Empty in development. */
  readonly starter: string
  readonly program: Omit<ProgramFiles, 'config'>
  /** Scripts that the page loads immediately: in development, where the bundler serves modules separately. */
  readonly scripts: readonly string[]
}

/** Which files a page needs, named by the modules of its page and language. */
export type AssetsOf = (modules: readonly string[]) => DocumentAssets

export interface BuiltAssets {
  readonly assetsOf: AssetsOf
  /** The starter as a source for the content security policy; the same for all pages of a build. */
  readonly starterSource: string
}

const entrySource = 'ui/app/entry.browser.tsx'
const facesSource = 'ui/kit/styles/faces.css'

/** The build's table of styles, beside the manifest. */
export interface StyleTable {
  readonly parts: readonly StylePart[]
  /** Family, weights and address of each typeface of the theme. */
  readonly fonts: ProgramFiles['fonts']
}

/** Where the table of styles is in the client build. */
export const styleTableFile = '.vite/styles.json'

export interface BuiltFiles {
  /** Files of modules and of what they import, the innermost first. */
  readonly filesOf: (ids: readonly string[]) => { readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** The sheet that names the typefaces. */
  readonly faces: string
  /** Sheets that all pages need: they are inlined in all documents and not sent again. */
  readonly always: readonly string[]
  /** The other sheets, in order: a document inlines the rules it needs, and the complete sheets load later. */
  readonly deferred: readonly string[]
}

const readJson = (clientFolder: string, file: string): unknown => JSON.parse(readFileSync(join(clientFolder, file), 'utf8'))

/** Reads which files the client build has. Throws with one line when it is not whole. */
export const readBuiltFiles = (clientFolder: string): BuiltFiles => {
  const manifest = readJson(clientFolder, '.vite/manifest.json') as Manifest
  const entries = readJson(clientFolder, '.vite/entries.json') as Readonly<Record<string, string>>
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const chunk = (id: string): ManifestChunk => {
    // A lazily loaded module that shares its file with others is not in the manifest.
    const found = manifest[id] ?? byFile.get(entries[id] ?? '')
    if (found === undefined) throw new Error(`dist/client/.vite/manifest.json does not name ${id}: build again with npm run build.`)
    return found
  }
  const filesOf: BuiltFiles['filesOf'] = (ids) => {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const seen = new Set<string>()
    const visit = (id: string): void => {
      if (seen.has(id)) return
      seen.add(id)
      const { file, imports = [], css = [] } = chunk(id)
      for (const imported of imports) visit(imported)
      scripts.add(`/${file}`)
      for (const sheet of css) styles.add(`/${sheet}`)
    }
    for (const id of ids) visit(id)
    return { scripts: [...scripts], styles: [...styles] }
  }
  const faces = `/${chunk(facesSource).file}`
  const always = filesOf([entrySource]).styles.filter((sheet) => /\/base-[^/]*$/.test(sheet))
  const deferred = filesOf([entrySource, ...Object.keys(manifest)]).styles.filter((sheet) => sheet !== faces && !always.includes(sheet))
  return { filesOf, faces, always, deferred }
}

/** Reads the client build. Throws with one line when it is not whole. */
export const readAssets = (clientFolder: string): BuiltAssets => {
  const { filesOf, faces, always } = readBuiltFiles(clientFolder)
  const { parts, fonts } = readJson(clientFolder, styleTableFile) as StyleTable
  const styleOf = createDocumentStyle(parts)
  const starter = readFileSync(join(clientFolder, 'starter.js'), 'utf8').trim()

  const known = new Map<string, DocumentAssets>()
  const assetsOf: AssetsOf = (modules) => {
    const key = modules.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    // The entry is last, so that its imports are loaded when it starts.
    const { scripts, styles } = filesOf([...modules, entrySource])
    const assets: DocumentAssets = {
      styleOf,
      sheets: [],
      faces,
      starter,
      program: { files: scripts, sheets: styles.filter((sheet) => !always.includes(sheet)), fonts },
      scripts: [],
    }
    known.set(key, assets)
    return assets
  }
  return { assetsOf, starterSource: `'sha256-${createHash('sha256').update(starter).digest('base64')}'` }
}
