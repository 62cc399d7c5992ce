import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './sources.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Writes numbers from 0 as a, b … Z, aa, ab …. */
const inLetters = (number: number): string =>
  (number < letters.length ? '' : inLetters(Math.floor(number / letters.length) - 1)) + (letters[number % letters.length] ?? '')

/**
 * Shortens class names of CSS modules: letters for the file, a number for the name within it. Files are numbered in the order of their paths
 * and names in the order of the sheet, so that the same sources give the same names in the builds of browser and server.
 */
export const shortClassNames = (): ((name: string, file: string) => string) => {
  const sheets = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('ui', file))
    .toSorted()
  const codes = new Map(sheets.map((sheet, index) => [sheet, inLetters(index)]))
  const known = new Map<string, string[]>()
  return (name, file) => {
    const sheet = relative(root, file.split('?')[0] ?? file)
    const code = codes.get(sheet)
    if (code === undefined) throw new Error(`${sheet} is a CSS module outside ui/: its classes have no names.`)
    const names = known.get(sheet) ?? []
    known.set(sheet, names)
    const place = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
    return `${code}${place}`
  }
}

type ClassTable = Readonly<Record<string, string>>

/**
 * A CSS module as a module that exports its classes: its default export is its own namespace, so the bundler replaces `styles.card` by the
 * class and drops unused classes, also behind an `index.ts`.
 */
export const moduleOfClasses = (id: string, classes: ClassTable): string =>
  [
    ...Object.entries(classes).map(
      ([name, short], index) => `const c${index} = ${JSON.stringify(short)}; export { c${index} as ${JSON.stringify(name)} }`,
    ),
    `import * as classes from ${JSON.stringify(id)}`,
    'export { classes as default }',
  ].join('\n')

/** Builds CSS modules as modules of classes: as objects they would be complete in the file that all pages load, where the styles of first views are. */
export const classesAsExports = (): { readonly getJSON: (file: string, classes: ClassTable) => void; readonly plugin: Plugin } => {
  const tables = new Map<string, ClassTable>()
  return {
    getJSON: (file, classes) => void tables.set(file, classes),
    plugin: {
      name: 'thuishaven:classes-as-exports',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler(_code, id) {
          const classes = tables.get(id)
          if (classes === undefined) throw new Error(`The classes of ${id} are not known.`)
          // Without this flag its styles would be dropped together with unused classes.
          return { code: moduleOfClasses(id, classes), map: null, moduleSideEffects: 'no-treeshake' }
        },
      },
    },
  }
}
