import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { CSSOptions, Plugin } from 'vite'
import { hexOf, readColour } from './colour.ts'
import type { Theme } from './readTheme.ts'
import { themeSheets } from './sheets.ts'

type SheetPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

/** Replaces `@theme <part>` in sheets by the theme. */
export const themeInSheets = (theme: Theme): SheetPlugins[number] => ({
  postcssPlugin: 'theme-in-sheets',
  // At this point the sheet includes its imports.
  Once: (sheet, { postcss, result }) => {
    const from = join(theme.folder, 'theme.json')
    sheet.walkAtRules('theme', (rule) => {
      const part = themeSheets[rule.params]
      if (part === undefined) throw rule.error(`A theme has no part "${rule.params}".`)
      // Relative to theme.json, so that font addresses are resolved from there.
      rule.replaceWith(postcss.parse(part(theme), { from }).nodes)
      result.messages.push({ type: 'dependency', plugin: 'theme-in-sheets', file: from, parent: result.opts.from })
    })
  },
})

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** The rest of a theme: the files of its public/ (icons, the picture for shared links, a logo), and two constants for code. */
export const themeFiles = ({ folder, logo, colours }: Theme): Plugin => {
  const at = join(folder, 'public')
  const paper = readColour(colours['paper']?.[0] ?? '')
  return {
    name: 'thuishaven:theme',
    config: () => ({
      define: {
        'import.meta.env.THEME_LOGO': JSON.stringify(logo === null ? '' : `/${logo}`),
        'import.meta.env.THEME_PAPER': JSON.stringify(paper === null ? '' : hexOf(paper)),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = join(at, new URL(request.url ?? '/', 'http://shop').pathname)
        const type = types[extname(file)]
        if (type === undefined || !existsSync(file)) return next()
        response.setHeader('content-type', type)
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const entry of readdirSync(at, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        this.emitFile({ type: 'asset', fileName: file.slice(at.length + 1), source: readFileSync(file) })
      }
    },
  }
}
