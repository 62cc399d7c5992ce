import type { DocumentAssets } from './document.server.ts'

/** One entry of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Which files a page needs before it can be hydrated. */
export type AssetsOf = (modules: readonly string[]) => DocumentAssets

/** Reads them from the build's manifest: the entry, the matched page's own chunk, and all that these import. */
export const assetsFromManifest = (manifest: Manifest): AssetsOf => {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined) throw new Error('dist/client/.vite/manifest.json names no entry: build again with npm run build.')
  const cache = new Map<string, DocumentAssets>()
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /(?:figtree|fraunces)[^/]*\.woff2$/i.test(file))
    .map((file) => `/${file}`)
  return (modules) => {
    const key = modules.join(' ')
    const known = cache.get(key)
    if (known !== undefined) return known
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const visit = (id: string) => {
      const chunk = manifest[id]
      if (chunk === undefined || scripts.has(chunk.file)) return
      scripts.add(chunk.file)
      for (const css of chunk.css ?? []) styles.add(css)
      for (const imported of chunk.imports ?? []) visit(imported)
    }
    visit(entry)
    for (const id of modules) visit(id)
    const entryFile = manifest[entry]?.file ?? ''
    const assets: DocumentAssets = {
      scripts: [`/${entryFile}`],
      modules: [...scripts].filter((file) => file !== entryFile).map((file) => `/${file}`),
      styles: [...styles].map((file) => `/${file}`),
      fonts,
    }
    cache.set(key, assets)
    return assets
  }
}
